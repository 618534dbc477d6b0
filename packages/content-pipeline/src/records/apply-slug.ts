import { decodeLetters } from '../markdown/document/decode-letters.ts'
import { isAddress, joinAddress } from '../schemas/address.ts'

/** The rule for slugs, as the end of a sentence whose subject is the slug. */
export const NO_ADDRESS =
  'cannot contain "?", "#", "..", a backslash, a double slash, a "%" that does not encode a character, or a space at either end of a segment.'

/**
 * Address for a slug in front matter, without a leading slash: below `root` when it starts with `/`, else in `folder`.
 * It may contain what a file name may, percent-encoded or not. Null for an invalid address: `?`, `#`, `%`, `..` or
 * double slashes.
 */
export function applySlug(slug: string, { root, folder }: { root: string; folder: string }): string | null {
  const written = decodeLetters(slug)
  const path = written.replace(/^(?:\.\/)+(?!\/)/, '')
  if (!isAddress(path)) return null
  // `../routes/` alone is the folder.
  if (path === '') return joinAddress(folder, '/')
  return joinAddress(path.startsWith('/') ? root : folder, path)
}
