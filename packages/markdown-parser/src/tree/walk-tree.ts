import type { Element, Nodes as HypertextNodes } from 'hast'
import type { Nodes as MarkdownNodes, Parents as MarkdownParents } from 'mdast'

/*
 * These walks do less than `unist-util-visit`, which costs a third of reading a document. Except in
 * `changeMarkdown`, no node may be added or removed during a walk.
 */

/** Visits every node of a Markdown tree, a parent before its children. */
export function walkMarkdown(node: MarkdownNodes, see: (node: MarkdownNodes) => void): void {
  see(node)
  if (!('children' in node)) return
  for (const child of node.children) walkMarkdown(child, see)
}

/** Whether a node of a Markdown tree passes a test. */
export function someMarkdown(node: MarkdownNodes, test: (node: MarkdownNodes) => boolean): boolean {
  return test(node) || ('children' in node && node.children.some((child) => someMarkdown(child, test)))
}

/**
 * Visits every node of a Markdown tree below its root, a parent before its children. `see` may replace nodes: it
 * returns the index to continue at among the siblings, or null to continue with the children.
 */
export function changeMarkdown(
  parent: MarkdownParents,
  see: (node: MarkdownNodes, index: number, parent: MarkdownParents) => number | null,
): void {
  let index = 0
  for (let node = parent.children[index]; node !== undefined; node = parent.children[index]) {
    const next = see(node, index, parent)
    if (next === null && 'children' in node) changeMarkdown(node, see)
    index = next ?? index + 1
  }
}

/** Visits every node of a hast tree, a parent before its children. */
export function walkHypertext(node: HypertextNodes, see: (node: HypertextNodes) => void): void {
  see(node)
  if (!('children' in node)) return
  for (const child of node.children) walkHypertext(child, see)
}

/** Visits every element of a hast tree, a parent before its children. */
export function walkElements(node: HypertextNodes, see: (element: Element) => void): void {
  walkHypertext(node, (inner) => {
    if (inner.type === 'element') see(inner)
  })
}
