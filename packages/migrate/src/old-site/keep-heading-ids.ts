import { FRONT_MATTER } from '@fyr/cli/internal'
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
 * One that belongs to the theme is not written: no heading may have it. A title loses its own.
 */
export function keepHeadingIds(page: string, { idOf, countsTitle }: OldHeadingIds): string {
  const own = createHeadingIds()
  const take = idTaker()
  const headings = writtenHeadings(page)
  const kept = headings.flatMap((heading, place): [WrittenHeading, string][] => {
    const isTitle = place === 0 && heading.depth === 1
    if (heading.id !== null) take.own(heading.id)
    if (heading.id !== null || (isTitle && !countsTitle)) return []
    const old = take.free(idOf(heading.words))
    const isSame = isTitle || old === '' || old === headingId(heading.words, own)
    return isSame || isReservedId(old) ? [] : [[heading, old]]
  })
  const [title, ...others] = headings
  const changed = withHeadingIds(page, new Map(kept))
  if (title?.depth !== 1 || title.id === null) return changed
  // A link to the id of a title leads to the top of its page, as one without an id does: it is left out where no other heading then
  // gets another id when this runs again. A title below that of the front matter is a heading like any other.
  const plainId = idOf(title.words)
  const isNeeded =
    TITLE_ABOVE.test(FRONT_MATTER.exec(page)?.[0] ?? '') ||
    others.some(({ words }) => idOf(words) === plainId)
  const isPlain = !countsTitle || title.id === plainId || !isNeeded
  return isPlain ? withoutIdAt(changed, title.index) : changed
}

const TITLE_ABOVE = /^title[ \t]*:/m

/** `{#id}` at the end of a heading, and in `.mdx` also as a comment. */
const WRITTEN_ID = /[ \t]*\{(?:\/\*\s*)?#[^\s{}*]+(?:\s*\*\/)?\}(?=[ \t#]*\r?$)/

function withoutIdAt(page: string, index: number): string {
  return page
    .split('\n')
    .map((line, place) => (place === index ? line.replace(WRITTEN_ID, '') : line))
    .join('\n')
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
