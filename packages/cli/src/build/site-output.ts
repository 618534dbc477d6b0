import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SiteError } from '../site-error.ts'

/** A folder being filled. Every place in it is written once. */
export interface SiteOutput {
  /** Absolute. */
  readonly folder: string
  /** Places written so far, relative to the folder, with `/`. */
  readonly places: ReadonlySet<string>
  /** Bytes written so far, by kinds of files. */
  readonly sizes: OutputSizes
  /** Absolute path of a place that somebody else is going to write. Throws as `write` does. */
  claim(place: string): string
  /** Notes how many bytes somebody else has written to a place. */
  note(place: string, bytes: number): void
  /**
   * Writes bytes to a place. Throws `SiteError` when the place is taken, by a folder too, lies in another file or outside
   * the folder.
   */
  write(place: string, bytes: string | Uint8Array): Promise<void>
  /** Copies a file (absolute path) to a place; throws as `write` does. */
  copy(from: string, place: string): Promise<void>
}

/** Bytes of the files of an output. */
export interface OutputSizes {
  documents: number
  payloads: number
  scripts: number
  styles: number
  compressed: number
  others: number
}

/** An output over an empty folder that exists. */
export function createOutput(folder: string): SiteOutput {
  const places = new Set<string>()
  const folders = new Set<string>()
  const sizes: OutputSizes = { documents: 0, payloads: 0, scripts: 0, styles: 0, compressed: 0, others: 0 }
  const note = (place: string, bytes: number): void => {
    sizes[kindOf(place)] += bytes
  }
  const claim = (place: string): string => {
    checkPlace(place, { places, folders })
    places.add(place)
    for (const parent of parentsOf(place)) folders.add(parent)
    return join(folder, place)
  }
  const prepare = async (place: string): Promise<string> => {
    const path = claim(place)
    await mkdir(dirname(path), { recursive: true })
    return path
  }
  return {
    folder,
    places,
    sizes,
    claim,
    note,
    async write(place, bytes) {
      await writeFile(await prepare(place), bytes)
      note(place, Buffer.byteLength(bytes))
    },
    async copy(from, place) {
      const path = await prepare(place)
      await copyFile(from, path)
      note(place, (await stat(path)).size)
    },
  }
}

function kindOf(place: string): keyof OutputSizes {
  if (place.endsWith('.html')) return 'documents'
  if (/(^|\/)page\.json$/.test(place)) return 'payloads'
  if (place.endsWith('.js')) return 'scripts'
  if (/\.(br|gz)$/.test(place)) return 'compressed'
  return place.endsWith('.css') ? 'styles' : 'others'
}

/** `docs/intro/index.html` -> `docs` and `docs/intro`. */
function parentsOf(place: string): string[] {
  return [...place.matchAll(/\//g)].map(({ index }) => place.slice(0, index))
}

interface Taken {
  readonly places: ReadonlySet<string>
  /** The folders that they stand in. */
  readonly folders: ReadonlySet<string>
}

function checkPlace(place: string, { places, folders }: Taken): void {
  if (place.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new SiteError([
      { code: 'place-outside', problem: `"${place}" is no place inside the site's folder.` },
    ])
  }
  const taken =
    places.has(place) || folders.has(place) ? place : parentsOf(place).find((one) => places.has(one))
  if (taken === undefined) return
  throw new SiteError([
    {
      code: 'place-taken',
      file: taken,
      problem: `Two things of the site want to be "${taken}": a page, an asset or a static file.`,
      hint: 'Rename one of them.',
    },
  ])
}
