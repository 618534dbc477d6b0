import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Heading, Nodes, Root } from 'mdast'
import type { TocSpan } from '../../manifest/index.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { headingLabel, isBadge, pictureNames, stripExplicitId } from './heading-spans.ts'
import { spansToText } from './spans-to-text.ts'

/**
 * Takes the level-1 heading at the start out of the tree: the title of the page, or null. A title is also used where
 * only plain text fits, so what is lost there is reported. One with pictures alone has their texts as its name.
 */
export function takeTitle(tree: Root, context: DocumentContext): readonly TocSpan[] | null {
  const index = tree.children.findIndex(
    (node) => node.type !== 'html' && node.type !== 'definition' && !isBlank(node),
  )
  const first = tree.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return null
  tree.children = tree.children.filter((node, place) => place > index || (place < index && !isBlank(node)))
  const id = stripExplicitId(first)
  if (id !== null)
    report(first, `The id "${id}" of this title is ignored.`, 'Link to the page itself.', context)
  walkMarkdown(first, (node) => {
    const problem = lossOf(node)
    if (problem !== null)
      report(
        placed(node, first),
        problem,
        'A title can contain code and emphasis. Put anything else below it.',
        context,
      )
  })
  const label = headingLabel(first)
  if (spansToText(label) !== '') return label
  const pictures = pictureNames(first)
  if (pictures !== '') return [pictures]
  const problem = 'This heading has no text, so it is not the title of the page.'
  reportAt(context, first, 'empty-heading', problem, 'Write the title, or delete the heading.')
  return label
}

/** `&nbsp;` on a line of its own, which other tools need above a title for its distance. */
function isBlank(node: Nodes): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '')
  )
}

function report(node: Nodes, problem: string, hint: string, context: DocumentContext): void {
  reportAt(context, node, 'plain-title', problem, hint)
}

/** Output of a plugin has no position of its own. */
function placed(node: Nodes, title: Heading): Nodes {
  return node.position === undefined ? title : node
}

/** Nodes that a title keeps; all others are reported. */
const KEPT: ReadonlySet<string> = new Set(['heading', 'text', 'inlineCode', 'emphasis', 'strong', 'break'])

function lossOf(node: Nodes): string | null {
  if (KEPT.has(node.type)) return null
  if (isBadge(node)) return 'A title cannot contain badges: this badge is dropped.'
  switch (node.type) {
    case 'link':
    case 'linkReference':
      return 'A title cannot contain links: only the text of this link is shown.'
    case 'image':
    case 'imageReference':
      return 'A title cannot contain images: this image is dropped.'
    case 'footnoteReference':
      return 'A title cannot contain footnotes: this footnote is dropped.'
    case 'html':
      return /^<[!/]/.test(node.value) ? null : `A title cannot contain HTML: ${node.value} is dropped.`
    default:
      return 'In a title this is shown as plain text.'
  }
}
