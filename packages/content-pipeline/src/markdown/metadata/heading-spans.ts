import type { Heading, Nodes, PhrasingContent } from 'mdast'
import type { TocSpan } from '../../manifest/index.ts'
import { plainText } from '../document/plain-text.ts'

/** A heading without components that have their words as an attribute, such as badges: they are no part of its name. */
export function withoutBadges(heading: Heading): Heading {
  return { ...heading, children: heading.children.filter((node) => !isBadge(node)) }
}

export function isBadge(node: Nodes): boolean {
  return node.data?.isNamedByAttribute === true
}

/** The name of a heading, as a title and in a table of contents: without badges and the space around them. */
export function headingLabel(heading: Heading): TocSpan[] {
  const named = withoutBadges(heading)
  if (named.children.length === 0) return headingSpans(heading)
  const spans = headingSpans(named)
  return spans
    .map((span, index) => {
      if (typeof span !== 'string') return span
      const text = index === 0 ? span.trimStart() : span
      return index === spans.length - 1 ? text.trimEnd() : text
    })
    .filter((span) => span !== '')
}

/** The texts of the pictures in a heading, which are its name where it has no words. */
export function pictureNames(heading: Heading): string {
  return altTexts(heading).join(' ').trim()
}

function altTexts(node: Nodes): string[] {
  if (node.type === 'image' || node.type === 'imageReference') return [node.alt ?? '']
  return 'children' in node ? node.children.flatMap(altTexts) : []
}

/**
 * A heading for places that cannot contain links, such as a table of contents: code and emphasis kept, links as their
 * text, images dropped.
 */
function headingSpans({ children }: Heading): TocSpan[] {
  return toSpans(children)
}

function toSpans(nodes: readonly PhrasingContent[]): TocSpan[] {
  return mergeTexts(
    nodes.flatMap((node): TocSpan[] => {
      if (node.type === 'inlineCode') return [{ type: 'code', text: node.value }]
      if (node.type === 'emphasis') return [{ type: 'em', text: plainText(node, ' ') }]
      if (node.type === 'strong') return [{ type: 'strong', text: plainText(node, ' ') }]
      if (node.type === 'link' || node.type === 'linkReference') return toSpans(node.children)
      return [plainText(node, ' ')]
    }),
  )
}

function mergeTexts(spans: readonly TocSpan[]): TocSpan[] {
  const merged: TocSpan[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (typeof span === 'string' && typeof last === 'string') merged[merged.length - 1] = last + span
    else if (span !== '') merged.push(span)
  }
  return merged
}

/** Blanks are looked at once, from the first of them. */
const EXPLICIT_ID = /(?<![ \t])[ \t]*\{#([^\s{}]+)\}[ \t]*$/

/** Takes an explicit id (`## Units {#units}`) out of the text of a heading. Null without one. */
export function stripExplicitId(heading: Heading): string | null {
  joinSplitId(heading)
  const last = heading.children.at(-1)
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null
  if (last?.type !== 'text' || match === null) return null
  last.value = last.value.slice(0, match.index)
  return match[1] ?? null
}

/** Underscores in an id mark no emphasis: `{#Cache.__call__}`. */
function joinSplitId({ children }: Heading): void {
  if (children.at(-1)?.type !== 'text') return
  const start = children.findLastIndex((node) => node.type === 'text' && /\{#[^\s{}]*$/.test(node.value))
  const [first, ...others] = start === -1 ? [] : children.slice(start)
  if (first?.type !== 'text' || others.length === 0) return
  const whole = first.value + others.map(withUnderscores).join('')
  if (!EXPLICIT_ID.test(whole)) return
  first.value = whole
  children.length = start + 1
}

/** A node as it may have been written; with a brace for what no id contains. */
function withUnderscores(node: PhrasingContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'emphasis' && node.type !== 'strong') return '{'
  const mark = node.type === 'strong' ? '__' : '_'
  return mark + node.children.map(withUnderscores).join('') + mark
}
