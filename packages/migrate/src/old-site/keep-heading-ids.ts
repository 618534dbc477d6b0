import { createHeadingIds, headingId } from '@fyr/content-pipeline/internal'
import {
  isReservedId,
  withHeadingIds,
  type WrittenHeading,
  writtenHeadings,
} from '@fyr/content-pipeline/compile'

interface OldHeadingIds {
  /** The id that the old tool made of the text of a heading, before it numbered it. */
  readonly idOf: (text: string) => string
  /** Whether a title in the text took an id like any other heading. In Fyr it has none. */
  readonly countsTitle: boolean
}

/**
 * Writes behind a heading the id that it had on the old site, where Fyr makes another one: other sites link to it.
 * One that belongs to the theme is not written: no heading may have it.
 */
export function keepHeadingIds(page: string, { idOf, countsTitle }: OldHeadingIds): string {
  const own = createHeadingIds()
  const take = idTaker()
  const kept = writtenHeadings(page).flatMap((heading, place): [WrittenHeading, string][] => {
    const isTitle = place === 0 && heading.depth === 1
    if (heading.id !== null) take.own(heading.id)
    if (heading.id !== null || (isTitle && !countsTitle)) return []
    const old = take.free(idOf(heading.words))
    const isSame = isTitle || old === '' || old === headingId(heading.words, own)
    return isSame || isReservedId(old) ? [] : [[heading, old]]
  })
  return withHeadingIds(page, new Map(kept))
}

/** Gives out ids, each once. */
function idTaker(): { own(id: string): void; free(id: string): string } {
  const taken = new Set<string>()
  /** The last number of each id: all before it are taken. */
  const numbers = new Map<string, number>()
  return {
    own: (id) => void taken.add(id),
    /** The id, with a number if it is taken. */
    free(id) {
      let [free, number] = [id, numbers.get(id) ?? 0]
      while (taken.has(free)) free = `${id}-${(number += 1)}`
      numbers.set(id, number)
      taken.add(free)
      return free
    },
  }
}
