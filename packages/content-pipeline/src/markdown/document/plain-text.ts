import type { Nodes } from 'mdast'

/** `<br>` ends a line, like a hard break in Markdown. */
const LINE_END = /^<br\b/i

/**
 * The text of a node without markup: no tags, comments or alternative texts, and line breaks as `lineEnd`. The source
 * of what plugins read, such as a formula, is kept.
 */
export function plainText(node: Nodes, lineEnd: string): string {
  if (node.type === 'break') return lineEnd
  if (node.type === 'html') return LINE_END.test(node.value) ? lineEnd : ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map((child) => plainText(child, lineEnd)).join('') : ''
}
