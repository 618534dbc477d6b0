import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, ElementContent, Properties, Root } from 'hast'
import type { TocEntry, TocSpan } from '../../manifest/index.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { createHeadingIds, headingId } from '../metadata/heading-id.ts'
import { wordsOf } from './words-of.ts'

/**
 * Gives every heading of levels 2 to 6 an id, its own or the slug of its text as in Markdown, and returns them in order.
 * Skipped levels are reported.
 */
export function takeReactPageHeadings(tree: Root, context: DocumentContext): TocEntry[] {
  const ids = createHeadingIds()
  const headings: { readonly element: Element; readonly level: TocEntry['level'] }[] = []
  walkElements(tree, (element) => {
    const level = levelOf(element.tagName)
    if (level !== null) headings.push({ element, level })
    const { id } = element.properties
    // A generated id must not be one that any element has.
    if (isOwnId(id)) ids.occurrences[id] ??= 0
  })
  let above = 1
  return headings.map(({ element, level }) => {
    if (level > above + 1) reportSkipped(element, { level, above }, context)
    above = level
    const own = element.properties.id
    const id = isOwnId(own) ? own : headingId(wordsOf(element), ids)
    element.properties.id = id
    return { id, level, label: spansOf(element) }
  })
}

/** An empty id is none: nothing could lead to it. */
function isOwnId(id: Properties[string]): id is string {
  return typeof id === 'string' && id !== ''
}

function levelOf(tagName: string): TocEntry['level'] | null {
  const [, digit] = /^h([2-6])$/.exec(tagName) ?? []
  return digit === undefined ? null : (Number(digit) as TocEntry['level'])
}

function reportSkipped(
  element: Element,
  { level, above }: { readonly level: number; readonly above: number },
  context: DocumentContext,
): void {
  const problem = `This heading is of level ${level}, but the one above it is of level ${above}.`
  const hint = `Write <h${above + 1}>: readers who cannot see the page find their way by the levels.`
  reportAt(context, element, 'skipped-heading', problem, hint)
}

const SPAN_TYPES: Readonly<Record<string, Exclude<TocSpan, string>['type']>> = {
  code: 'code',
  em: 'em',
  strong: 'strong',
}

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
    const type = SPAN_TYPES[node.tagName]
    if (type === undefined) for (const child of node.children) read(child)
    else spans.push({ type, text: wordsOf(node) })
  }
  for (const child of children) read(child)
  return spans
}
