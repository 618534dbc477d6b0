import { decodeLetters } from '../markdown/document/decode-letters.ts'
import { isAddress, joinAddress } from '../schemas/address.ts'

/** What a slug can not be, as the end of a sentence that begins with what it is. */
export const NO_ADDRESS =
  'cannot contain "?", "#", "..", a backslash, a double slash, a "%" that does not encode a character, or a space at either end of a segment.'

/**
 * Address that a slug of front matter asks for, without a first slash: below `root` when it begins with `/`, else in
 * `folder`. It may hold what the name of a file may, percent-encoded or not. Null when it is no address: `?`, `#`, `%`,
 * `..` or doubled slashes.
 */
export function applySlug(slug: string, { root, folder }: { root: string; folder: string }): string | null {
  const written = decodeLetters(slug)
  const path = written.replace(/^(?:\.\/)+(?!\/)/, '')
  if (!isAddress(path)) return null
  // `../routes/` alone is the folder.
  if (path === '') return joinAddress(folder, '/')
  return joinAddress(path.startsWith('/') ? root : folder, path)
}
