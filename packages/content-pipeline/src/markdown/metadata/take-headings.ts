import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Heading, Nodes, Root } from 'mdast'
import type { TocEntry } from '../../manifest/index.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { createHeadingIds, headingId, type HeadingIds } from './heading-id.ts'
import { headingLabel, pictureNames, stripExplicitId, withoutBadges } from './heading-spans.ts'
import { spansToText } from './spans-to-text.ts'
import { plainText } from '../document/plain-text.ts'
import { adviceForId, isReservedId } from './reserved-ids.ts'

/**
 * Gives every heading its id: the author's own (`## Units {#units}`), else GitHub's slug of its text without markup,
 * Norwegian letters kept, numbered when taken. A level-1 heading is shown at level 2, because the page title has been
 * taken out of the tree. Returns levels 2 to 6 in order.
 */
export function takeHeadings(tree: Root, context: DocumentContext): TocEntry[] {
  const ids = createHeadingIds()
  const explicit = new Set<string>()
  const headings: Heading[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'heading') return
    if (node.depth === 1) demote(node, context)
    headings.push(node)
  })
  // Explicit ids come first, so that no generated id takes them.
  const owned = headings.map((heading) => takeExplicitId(heading, explicit, ids, context))
  return headings.map((heading, index) => {
    const id = owned[index] ?? headingId(plainText(withNames(withoutBadges(heading)), '').trim(), ids)
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
    return { id, level: levelOf(heading), label: labelOf(heading, id) }
  })
}

/** The name of a heading; of one without words that of its pictures, or else its id, so that no entry of a list is empty. */
function labelOf(heading: Heading, id: string): TocEntry['label'] {
  const label = headingLabel(heading)
  if (spansToText(label).trim() !== '') return label
  const pictures = pictureNames(heading)
  return [pictures === '' ? id : pictures]
}

/** A copy of a node in which each emoji is its name again, as in the ids of other tools. */
function withNames<T extends Nodes>(node: T): T {
  if (node.type === 'text') return { ...node, value: node.data?.named ?? node.value }
  if (!('children' in node)) return node
  return { ...node, children: node.children.map((child) => withNames(child)) }
}

function demote(heading: Heading, context: DocumentContext): void {
  reportAt(
    context,
    heading,
    'second-title',
    'This level-1 heading is not the page title, so it is shown at level 2.',
    'Write "##". The page title is the heading at the start of the text, or "title" in front matter.',
  )
  heading.depth = 2
}

function takeExplicitId(
  heading: Heading,
  taken: Set<string>,
  ids: HeadingIds,
  context: DocumentContext,
): string | null {
  const id = stripExplicitId(heading)
  if (id === null) return null
  // Letters that look the same may be spelled in two ways, and a link could mean either heading.
  const composed = id.normalize('NFC')
  if (taken.has(composed) || isReservedId(id)) {
    const owner = taken.has(composed) ? 'an earlier heading' : 'the page itself'
    reportAt(
      context,
      heading,
      'duplicate-heading-id',
      `The id "${id}" is already used by ${owner}.`,
      adviceForId(id),
    )
    return null
  }
  taken.add(composed)
  // Marks the id as taken without changing it: a later heading with the same text gets a number.
  ids.occurrences[id] ??= 0
  ids.occurrences[composed] ??= 0
  return id
}

function levelOf(heading: Heading): TocEntry['level'] {
  return heading.depth === 1 ? 2 : heading.depth
}
