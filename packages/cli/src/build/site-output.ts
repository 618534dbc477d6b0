import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SiteError } from '../site-error.ts'

/** A folder being filled. Every place in it is written once. */
export interface SiteOutput {
  /** Absolute. */
  readonly folder: string
  /** Places written so far, relative to the folder, with `/`. */
  readonly places: ReadonlySet<string>
  /** Absolute path of a place that somebody else is going to write. Throws as `write` does. */
  claim(place: string): string
  /** Writes bytes to a place. Throws `SiteError` when the place is taken or lies outside the folder. */
  write(place: string, bytes: string | Uint8Array): Promise<void>
  /** Copies a file (absolute path) to a place; throws as `write` does. */
  copy(from: string, place: string): Promise<void>
}

/** An output over an empty folder that exists. */
export function createOutput(folder: string): SiteOutput {
  const places = new Set<string>()
  const claim = (place: string): string => {
    checkPlace(place, places)
    places.add(place)
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
    claim,
    write: async (place, bytes) => writeFile(await prepare(place), bytes),
    copy: async (from, place) => copyFile(from, await prepare(place)),
  }
}

function checkPlace(place: string, taken: ReadonlySet<string>): void {
  if (place.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new SiteError([
      { code: 'place-outside', problem: `"${place}" is no place inside the site's folder.` },
    ])
  }
  if (!taken.has(place)) return
  throw new SiteError([
    {
      code: 'place-taken',
      file: place,
      problem: `Two things of the site want to be "${place}": a page, an asset or a static file.`,
      hint: 'Rename one of them.',
    },
  ])
}
