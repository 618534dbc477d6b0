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
  const taken = new Set<string>()
  const kept = writtenHeadings(page).flatMap((heading, place): [WrittenHeading, string][] => {
    const isTitle = place === 0 && heading.depth === 1
    if (heading.id !== null) taken.add(heading.id)
    if (heading.id !== null || (isTitle && !countsTitle)) return []
    const old = takeId(idOf(heading.words), taken)
    const isSame = isTitle || old === '' || old === headingId(heading.words, own)
    return isSame || isReservedId(old) ? [] : [[heading, old]]
  })
  return withHeadingIds(page, new Map(kept))
}

/** An id, with a number if it is taken. */
function takeId(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`
  taken.add(free)
  return free
}
