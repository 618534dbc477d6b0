import type { Root } from 'mdast'
import { directiveToMarkdown } from 'mdast-util-directive'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** The Markdown of an mdast tree. Throws an error for what is not a node, or a node of another kind of tree. */
export function treeMarkdown(tree: unknown): string {
  return toMarkdown(tree as Root, {
    extensions: [gfmToMarkdown(), directiveToMarkdown()],
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
  })
}
