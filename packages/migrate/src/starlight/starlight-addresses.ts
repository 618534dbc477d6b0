import { githubSlug } from '@fyr/content-pipeline/internal'
import { joinAddress } from '../old-site/old-addresses.ts'
import { type Settings, textOf } from '../old-site/plain-value.ts'

/** Endings of the pages of Starlight. */
export const PAGE_FILE = /\.(?:mdx?|mdoc)$/

/**
 * The id of a page: its `slug` as it is written, or else its path, each part as GitHub would spell it in the id of a heading. The
 * `index` of a folder has the id of the folder: Astro takes it from a path, and Starlight once more.
 */
export function entryId(file: string, { slug }: Settings): string {
  const written = textOf(slug)
  if (written !== null)
    return written
      .split('/')
      .filter(Boolean)
      .join('/')
      .replace(/(?:^|\/)index$/, '')
  return file
    .replace(PAGE_FILE, '')
    .split('/')
    .map((part) => githubSlug(part))
    .join('/')
    .replace(/(?:^|\/)index$/, '')
    .replace(/(?:^|\/)index$/, '')
}

/** The address of a page by its id, below the base path; a file with `build.format: 'file'` is also at it without its ending. */
export function addressOfEntry(id: string): string {
  return joinAddress(id.normalize('NFC'), '/')
}
