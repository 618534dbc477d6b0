import { createHeadingIds, headingId } from './heading-id.ts'
import { isReservedId } from './reserved-ids.ts'
import { withHeadingIds, writtenHeadings } from './written-headings.ts'

/**
 * The text of a Markdown page in which the heading with the id `current` has the id `id`, written after it. Null unless
 * exactly one line is such a heading: an id may also come from a component. Null too for an id that no heading may have.
 */
export function keepHeadingId(markdown: string, current: string, id: string): string | null {
  if (isReservedId(id)) return null
  const found = writtenHeadings(markdown).filter(
    (heading) => heading.id === null && headingId(heading.words, createHeadingIds()) === current,
  )
  const [heading, ...others] = found
  return heading === undefined || others.length > 0
    ? null
    : withHeadingIds(markdown, new Map([[heading, id]]))
}
