import type { Nodes } from 'mdast'

/** `<br>`, which ends a line like the one of Markdown. */
const LINE_END = /^<br\b/i

/**
 * The words of a node without their markup: neither tags nor comments nor the texts of images, and the end of a line as
 * `lineEnd`.
 */
export function plainText(node: Nodes, lineEnd: string): string {
  if (node.type === 'break' || (node.type === 'html' && LINE_END.test(node.value))) return lineEnd
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map((child) => plainText(child, lineEnd)).join('') : ''
}
