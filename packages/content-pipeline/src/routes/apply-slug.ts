import { isAddress } from '../schemas/address.ts'

/**
 * Address that a slug of front matter asks for, without a first slash: below `root` when it begins with `/`, else in
 * `folder`. Null when it is no address: blanks, `?`, `#`, `%`, `..` or doubled slashes.
 */
export function applySlug(slug: string, { root, folder }: { root: string; folder: string }): string | null {
  if (/\s/.test(slug) || !isAddress(slug)) return null
  return joinAddress(slug.startsWith('/') ? root : folder, slug)
}

/** Joins parts of an address with single slashes; a last slash stays, a first one goes. */
export function joinAddress(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
}
