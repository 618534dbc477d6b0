import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { mediaType } from '../serve/media-type.ts'
import type { Store } from '../store/open-store.ts'
import { hashOf } from '../store/hash-of.ts'
import { HOST_FILES } from './host-config.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { UpdateFailed } from '../publish/staging.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Content encodings of hosts, best first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Encoding = (typeof ENCODINGS)[number]['name']

/** Smaller files fit into one packet anyway. */
const SMALLEST_BYTES = 1024

/** The inputs of a compressed file besides its bytes. */
const CODE = [process.versions.zlib ?? '', process.versions.brotli ?? ''].join('\n')

/** Images except SVG, and fonts, are already compressed. */
const COMPRESSIBLE =
  /^text\/|^image\/svg\+xml|^application\/(.*\+)?(json|xml|javascript|wasm)|^application\/manifest/

/**
 * Writes a Brotli and a gzip file beside every file of an output that becomes smaller. Files that are in the store are
 * not compressed again. Existing files at these places, and the files that hosts read themselves, are skipped. Throws
 * `UpdateFailed` when a file that was to stay in the published folder has changed.
 */
export async function precompress(output: SiteOutput, store: Store): Promise<void> {
  const places = [...output.places].filter(
    ([place]) => COMPRESSIBLE.test(mediaType(place)) && !HOST_FILES.includes(basename(place)),
  )
  await pMap(
    places,
    async ([place, identity]) => {
      if (output.assets.has(place)) for (const { ending } of ENCODINGS) output.markAsset(place + ending)
      const missing = ENCODINGS.map(({ name, ending }) => ({
        name,
        place: place + ending,
        key: hashOf(name, CODE, identity),
      })).filter((file) => !output.places.has(file.place) && !keepCompressed(file, output, store))
      if (missing.length === 0) return
      const bytes = await readPlace(output, place, identity)
      if (bytes.length < SMALLEST_BYTES) return
      await Promise.all(
        missing.map(async (file) => {
          const kept = store.read('compressed', file.key)
          const compressed = kept ?? (await compress(bytes, file.name))
          if (kept === null) store.write('compressed', file.key, compressed)
          if (compressed.length >= bytes.length) return
          const path = output.claim(file.place, file.key)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, compressed)
          output.note(file.place, compressed.length)
        }),
      )
    },
    { concurrency: availableParallelism() },
  )
}

/** Bytes of a taken place. Throws as `precompress` does. */
async function readPlace(output: SiteOutput, place: string, identity: string): Promise<Buffer> {
  try {
    const bytes = await readFile(output.fileOf(place))
    // Checking after reading is safe: change times only go forward, so an unchanged file had these bytes.
    if (output.kept.has(place) && !output.isUnchanged(place, identity))
      throw new Error(`"${place}" has changed.`)
    return bytes
  } catch (error) {
    throw new UpdateFailed(`Cannot compress "${place}".`, { cause: error })
  }
}

/** Keeps a compressed file that is already at its place; returns whether it is. */
function keepCompressed(
  { place, key }: { readonly place: string; readonly key: string },
  output: SiteOutput,
  store: Store,
): boolean {
  if (!output.isUnchanged(place, key)) return false
  output.keep(place, key)
  store.use('compressed', key)
  return true
}

/** Uses the highest level, because a file is compressed once and sent often. */
async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: constants.Z_BEST_COMPRESSION })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
