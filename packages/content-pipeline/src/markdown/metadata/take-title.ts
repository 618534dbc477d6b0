import type { Heading, Nodes, Root } from 'mdast'
import type { TocSpan } from '../../manifest/index.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { stripExplicitId } from './heading-spans.ts'
import { headingSpans } from './heading-spans.ts'
import { walkMarkdown } from '../document/walk-tree.ts'

/**
 * Takes the level-1 heading that begins a text out of its tree: the title of the page, or null. It also stands where there
 * is room for text alone, so what it can not keep is reported.
 */
export function takeTitle(tree: Root, context: DocumentContext): readonly TocSpan[] | null {
  const index = tree.children.findIndex((node) => node.type !== 'html' && node.type !== 'definition')
  const first = tree.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return null
  tree.children.splice(index, 1)
  const id = stripExplicitId(first)
  if (id !== null)
    report(first, `The id "${id}" of this title is ignored.`, 'Link to the page itself.', context)
  walkMarkdown(first, (node) => {
    const problem = lossOf(node)
    if (problem !== null)
      report(
        placed(node, first),
        problem,
        'A title can hold code and emphasis. Put anything else below it.',
        context,
      )
  })
  return headingSpans(first)
}

function report(node: Nodes, problem: string, hint: string, context: DocumentContext): void {
  reportAt(context, node, 'plain-title', problem, hint)
}

/** What a plugin made has no place of its own. */
function placed(node: Nodes, title: Heading): Nodes {
  return node.position === undefined ? title : node
}

/** What a title keeps; the rest of it is told. */
const KEPT: ReadonlySet<string> = new Set(['heading', 'text', 'inlineCode', 'emphasis', 'strong', 'break'])

function lossOf(node: Nodes): string | null {
  if (KEPT.has(node.type)) return null
  switch (node.type) {
    case 'link':
    case 'linkReference':
      return 'A title cannot hold links: only the text of this link is shown.'
    case 'image':
    case 'imageReference':
      return 'A title cannot hold images: this image is dropped.'
    case 'footnoteReference':
      return 'A title cannot hold footnotes: this footnote is dropped.'
    case 'html':
      return /^<[!/]/.test(node.value) ? null : `A title cannot hold HTML: ${node.value} is dropped.`
    default:
      return 'In a title this is shown as plain text.'
  }
}
