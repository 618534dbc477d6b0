import type { Element, Nodes as HypertextNodes } from 'hast'
import type { Nodes as MarkdownNodes } from 'mdast'

/*
 * These walks know less than `unist-util-visit`, which can change a tree on the way and whose price is a third of what
 * reading a document costs. Here nothing may be put in or taken out meanwhile.
 */

/** Sees every node of a Markdown tree, a parent before its children. */
export function walkMarkdown(node: MarkdownNodes, see: (node: MarkdownNodes) => void): void {
  see(node)
  if (!('children' in node)) return
  for (const child of node.children) walkMarkdown(child, see)
}

/** Whether some node of a Markdown tree passes a test. */
export function someMarkdown(node: MarkdownNodes, test: (node: MarkdownNodes) => boolean): boolean {
  return test(node) || ('children' in node && node.children.some((child) => someMarkdown(child, test)))
}

/** Sees every node of a hypertext tree, a parent before its children. */
export function walkHypertext(node: HypertextNodes, see: (node: HypertextNodes) => void): void {
  see(node)
  if (!('children' in node)) return
  for (const child of node.children) walkHypertext(child, see)
}

/** Sees every element of a hypertext tree, a parent before its children. */
export function walkElements(node: HypertextNodes, see: (element: Element) => void): void {
  walkHypertext(node, (inner) => {
    if (inner.type === 'element') see(inner)
  })
}
