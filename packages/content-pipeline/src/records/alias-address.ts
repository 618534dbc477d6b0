import { applySlug } from './apply-slug.ts'
import type { WrittenRecord } from './records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'

/**
 * The address of an alias below the base path of a locale, or null for an invalid one. With a leading slash it is an address of the
 * site, else relative to the page, where `../` leads a folder up.
 */
export function aliasAddress(
  alias: string,
  { addressFolder }: Pick<WrittenRecord<FrontMatter>, 'addressFolder'>,
): string | null {
  const [up = ''] = /^(?:\.\.\/)*/.exec(alias) ?? []
  const folders = addressFolder.split('/').slice(0, -1)
  const steps = up.length / '../'.length
  if (steps > folders.length) return null
  const kept = folders.slice(0, folders.length - steps)
  const folder = kept.map((name) => `${name}/`).join('')
  const from = applySlug(alias.slice(up.length), { root: '', folder })
  return from === '' || from === null ? null : from.normalize('NFC')
}

/** Two spellings of one address share a key. */
export function addressKey(address: string): string {
  return address.replace(/\/$/, '').toLowerCase()
}
