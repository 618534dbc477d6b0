import { walkHypertext, walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import type { Nodes } from 'mdast'
import { quoteLine, type SourceText } from '../../diagnostic.ts'
import type { IncludedNode } from '../../read/find-included-file.ts'

/**
 * Offsets of included nodes: from here on, so many for each. The converter of Markdown to elements keeps nothing of a position but its
 * numbers, and the parser of raw HTML counts on from them.
 */
const FIRST = 2 ** 40
const EACH = 2 ** 20

/** Places a node of an included file at its directive. What is said of the node later is said at its own line. */
export function placeIncluded(
  node: Nodes,
  { position }: Pick<Nodes, 'position'>,
  { source, nodes }: { readonly source: SourceText; readonly nodes: IncludedNode[] },
): void {
  walkMarkdown(node, (inner) => {
    const own = inner.position?.start
    if (position === undefined || own === undefined) {
      delete inner.position
      return
    }
    const { line, column } = position.start
    // A file that is included by this one has its numbers already.
    const known = nodes[numberOf(own.offset)]
    const number = known === undefined ? nodes.length : numberOf(own.offset)
    const included: IncludedNode = { source, own, ...known, include: { line, column } }
    nodes[number] = included
    inner.position = { start: placeOf(included, number), end: position.end }
  })
}

/** Places elements that were made of included nodes. */
export function placeElements(tree: Root, nodes: readonly IncludedNode[]): void {
  if (nodes.length === 0) return
  walkHypertext(tree, ({ position }) => {
    // The text after the box of a task has an end alone.
    if (position?.start === undefined) return
    const { offset, line, column } = position.start
    const number = numberOf(offset)
    const node = nodes[number]
    if (node === undefined) return
    // Raw HTML of several lines is one node.
    const below = line - node.include.line
    const own = below === 0 ? node.own : { line: node.own.line + below, column }
    position.start = placeOf({ ...node, own }, number)
  })
}

function numberOf(offset: number = 0): number {
  return Math.floor((offset - FIRST) / EACH)
}

function placeOf({ source: { file, text }, own, include }: IncludedNode, number: number) {
  const { line, column } = own
  const included = { file, line, column, ...quoteLine(text, own) }
  return { ...include, offset: FIRST + number * EACH, included }
}
