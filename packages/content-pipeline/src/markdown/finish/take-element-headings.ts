import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, ElementContent, Root } from 'hast'
import type { TocEntry, TocSpan } from '../../manifest/index.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { createHeadingIds, headingId, type HeadingIds } from '../metadata/heading-id.ts'
import { adviceForId, isReservedId } from '../metadata/reserved-ids.ts'
import { spansToText } from '../metadata/spans-to-text.ts'
import { wordsOf } from './words-of.ts'

/** A heading of level 2 to 6. */
interface FoundHeading {
  readonly element: Element
  readonly level: TocEntry['level']
}

/**
 * The headings of levels 2 to 6 of a page in the order of its elements: `written`, which have their ids, and those that are written
 * as HTML, by a component or a plugin, which get one, their own or the slug of their text. Skipped levels are reported.
 */
export function takeElementHeadings(
  tree: Root,
  written: readonly TocEntry[],
  context: DocumentContext,
): TocEntry[] {
  const open = new Map(written.map((entry) => [entry.id, entry]))
  const ids = createHeadingIds()
  const headings = findHeadings(tree, ids)
  const taken = new Set(open.keys())
  let above = 1
  return headings.map(({ element, level }) => {
    const known = open.get(String(element.properties.id))
    if (level > above + 1) reportSkipped(element, { level, above, isHtml: known === undefined }, context)
    above = level
    if (known !== undefined) {
      open.delete(known.id)
      return known
    }
    const id = ownId(element, taken, context) ?? headingId(wordsOf(element), ids)
    element.properties.id = id
    taken.add(id)
    return { id, level, label: labelOf(element, id) }
  })
}

/** The label of a disclosure names no part of the page, and that of the footnotes is the theme's. */
function findHeadings(tree: Root, ids: HeadingIds): FoundHeading[] {
  const found: FoundHeading[] = []
  const labels = new Set<Element>()
  walkElements(tree, (element) => {
    const level = levelOf(element.tagName)
    const { id } = element.properties
    if (element.tagName === 'summary') walkElements(element, (inner) => labels.add(inner))
    if (level !== null && id !== FOOTNOTES && !labels.has(element)) found.push({ element, level })
    // A generated id must not be one that any element has.
    if (typeof id === 'string') ids.occurrences[id] ??= 0
  })
  return found
}

const FOOTNOTES = 'footnote-label'

function levelOf(tagName: string): TocEntry['level'] | null {
  const [, digit] = /^h([2-6])$/.exec(tagName) ?? []
  return digit === undefined ? null : (Number(digit) as TocEntry['level'])
}

/** The id that the author gave a heading; null for an empty one, to which nothing could lead, and for one that is taken. */
function ownId(element: Element, taken: ReadonlySet<string>, context: DocumentContext): string | null {
  const { id } = element.properties
  if (typeof id !== 'string' || id === '') return null
  if (!taken.has(id) && !isReservedId(id)) return id
  const owner = isReservedId(id) ? 'the page itself' : 'an earlier heading'
  const problem = `The id "${id}" is already used by ${owner}.`
  reportAt(context, element, 'duplicate-heading-id', problem, adviceForId(id))
  return null
}

/** The name of a heading; of one without words that of its pictures, or else its id, so that no entry of a list is empty. */
function labelOf(element: Element, id: string): TocEntry['label'] {
  const label = spansOf(element)
  if (spansToText(label) !== '') return label
  const texts: string[] = []
  walkElements(element, ({ properties: { alt } }) => {
    if (typeof alt === 'string') texts.push(alt)
  })
  return [texts.join(' ').trim() || id]
}

function reportSkipped(
  element: Element,
  { level, above, isHtml }: { readonly level: number; readonly above: number; readonly isHtml: boolean },
  context: DocumentContext,
): void {
  const problem = `This heading is of level ${level}, but the one above it is of level ${above}.`
  const instead = isHtml ? `<h${above + 1}>` : `"${'#'.repeat(above + 1)}"`
  const hint = `Write ${instead}: readers who cannot see the page find their way by the levels.`
  reportAt(context, element, 'skipped-heading', problem, hint)
}

const SPAN_TYPES = ['code', 'em', 'strong'] as const

/** A heading for places without links: code and emphasis are kept, everything else becomes its text. */
export function spansOf({ children }: Element): TocSpan[] {
  const spans: TocSpan[] = []
  const add = (text: string): void => {
    const last = spans.at(-1)
    if (typeof last === 'string') spans[spans.length - 1] = last + text
    else if (text !== '') spans.push(text)
  }
  const read = (node: ElementContent): void => {
    if (node.type === 'text') add(node.value)
    if (node.type !== 'element') return
    const type = SPAN_TYPES.find((name) => name === node.tagName)
    if (type === undefined) for (const child of node.children) read(child)
    else spans.push({ type, text: wordsOf(node) })
  }
  for (const child of children) read(child)
  return spans
}
