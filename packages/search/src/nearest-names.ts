import { fold } from './fold.ts'
import type { SearchKind } from './search-files.ts'
import { nameOf, pageOf, type SearchedSite } from './section-facts.ts'

/** Most names to offer. */
const MOST = 4
/** Names that share less of their letters with a query are about something else. */
const LEAST_ALIKE = 0.34

/** Titles and headings of a kind of page that are written most like a query, for one that nothing answers. */
export function nearestNames(query: string, kind: SearchKind | null, site: SearchedSite): readonly string[] {
  const asked = pairsOf(query)
  const names = new Map<string, number>()
  for (const section of site.heads.sections.keys()) {
    if (kind !== null && pageOf(section, site).kind !== kind) continue
    const name = nameOf(section, site)
    if (name !== '' && !names.has(name)) names.set(name, likeness(asked, pairsOf(name)))
  }
  return [...names]
    .filter(([, alike]) => alike >= LEAST_ALIKE)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([name]) => name)
}

/** The pairs of letters in the words of a text. */
function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (const word of fold(text.toLowerCase()).split(/[^\p{L}\p{N}]+/u)) {
    for (let at = 0; at < word.length - 1; at++) pairs.add(word.slice(at, at + 2))
  }
  return pairs
}

/** Twice the share of the pairs that two texts have in common: 1 for the same. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const pair of one) if (other.has(pair)) common += 1
  return (2 * common) / Math.max(one.size + other.size, 1)
}
