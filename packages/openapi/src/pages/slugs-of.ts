import { splitNumberPrefix } from '@fyr/content-pipeline/internal'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { hashOf } from '@fyr/cli/internal'

/** Something of a description that gets a page. */
export interface Named {
  /** Unique among those that share a folder. */
  readonly key: string
  /** As it is in the description. */
  readonly name: string
  /** The name as part of an address; empty when nothing of it can be. */
  readonly spelled: string
}

export interface SlugContext {
  /** Added to the end of a name that an address cannot have. */
  readonly kind: 'tag' | 'operation' | 'schema'
  /** Names in the folder that belong to something else, or that stand for the folder itself. */
  readonly taken: readonly string[]
}

/** Names of the page of a folder, and names that no file may have on Windows. */
const RESERVED = ['index', 'readme', 'con', 'prn', 'aux', 'nul']

/** In bytes. File systems allow 255, and names of files get endings. */
const LONGEST_SLUG = 200

/** Digits of a hash behind a name. */
const HASH_LENGTH = 8

/**
 * The slugs of everything in one folder, by key: each different from the others, whatever the names are. A slug follows from
 * the name alone, not from an order, so that it stays when others come and go. Of names that are spelled alike in
 * an address, one keeps that spelling: the one that is written so, otherwise the first in code-point order. The
 * others have a hash of their name behind it.
 */
export function slugsOf(items: readonly Named[], { kind, taken }: SlugContext): ReadonlyMap<string, string> {
  const used = new Set([...RESERVED, ...taken].map(addressOf))
  const reserved = new Set(used)
  const wished = items.map((item) => {
    const slug = ownSlug(item, kind)
    return { ...item, slug: reserved.has(addressOf(slug)) ? `${slug}-${kind}` : slug }
  })
  const inTurn = wished.toSorted(
    (left, right) =>
      exactness(right) - exactness(left) ||
      compareCodePoints(left.name, right.name) ||
      compareCodePoints(left.key, right.key),
  )
  /** How often a name has got a hash: those before are taken. */
  const counts = new Map<string, number>()
  return new Map(
    inTurn.map(({ key, name, slug }) => {
      let own = slug
      let count = counts.get(name) ?? 0
      for (; used.has(addressOf(own)); count += 1) own = withHash(slug, name, count)
      counts.set(name, count)
      used.add(addressOf(own))
      return [key, own]
    }),
  )
}

/** How much of a slug its address and its name have. */
function exactness({ name, slug }: { readonly name: string; readonly slug: string }): number {
  return addressOf(slug) === slug ? 1 + Number(name === slug) : 0
}

/** The slug of a name on its own. */
function ownSlug({ name, spelled: written }: Named, kind: SlugContext['kind']): string {
  // As addresses are: kebab case may leave Korean letters in parts, which are longer.
  const spelled = written.normalize('NFC')
  if (spelled === '') return withHash(kind, name)
  if (Buffer.byteLength(spelled) <= LONGEST_SLUG) return spelled
  let start = ''
  for (const letter of spelled) {
    if (Buffer.byteLength(start + letter) > LONGEST_SLUG - HASH_LENGTH - 1) break
    start += letter
  }
  return withHash(start.replace(/-$/, ''), name)
}

function withHash(slug: string, name: string, count = 0): string {
  const hash = count === 0 ? hashOf(name) : hashOf(name, String(count))
  return `${slug}-${hash.slice(0, HASH_LENGTH)}`
}

/** Addresses of docs have no number in front, and are compared in lower case. */
function addressOf(slug: string): string {
  return splitNumberPrefix(slug).name.toLowerCase()
}
