import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { mediaType } from '../serve/media-type.ts'
import type { Store } from '../store/open-store.ts'
import { hashOf } from '../store/hash-of.ts'
import type { SiteOutput } from './site-output.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Ways of hosts to send fewer bytes, the best first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Encoding = (typeof ENCODINGS)[number]['name']

/** Smaller files fit into one packet anyway. */
const SMALLEST_BYTES = 1024

/** What a compressed file depends on besides its bytes. */
const CODE = [process.versions.zlib ?? '', process.versions.brotli ?? ''].join('\n')

/** Pictures but SVG, and fonts, are compressed already. */
const COMPRESSIBLE =
  /^text\/|^image\/svg\+xml|^application\/(.*\+)?(json|xml|javascript|wasm)|^application\/manifest/

/**
 * Writes a brotli and a gzip file beside every file of an output that gets smaller by it. What the store has is not
 * compressed again. A file that stands in such a place already, and what hosts read themselves, is left alone.
 */
export async function precompress(output: SiteOutput, store: Store): Promise<void> {
  const places = [...output.places].filter(
    (place) => COMPRESSIBLE.test(mediaType(place)) && !/(^|\/)_(headers|redirects)$/.test(place),
  )
  await pMap(
    places,
    async (place) => {
      const bytes = await readFile(join(output.folder, place))
      if (bytes.length < SMALLEST_BYTES) return
      const content = createHash('sha256').update(bytes).digest('hex')
      const write = async ({ name, ending }: (typeof ENCODINGS)[number]): Promise<void> => {
        if (output.places.has(place + ending)) return
        const key = hashOf(name, CODE, content)
        const kept = store.read('compressed', key)
        const compressed = kept ?? (await compress(bytes, name))
        if (kept === null) store.write('compressed', key, compressed)
        if (compressed.length < bytes.length) await output.write(place + ending, compressed)
      }
      await Promise.all(ENCODINGS.map(write))
    },
    { concurrency: availableParallelism() },
  )
}

/** At the highest level: it is done once, and sent often. */
async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: constants.Z_BEST_COMPRESSION })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
