import type { Nodes } from 'mdast'

/** `<br>`, which ends a line like the one of Markdown. */
const LINE_END = /^<br\b/i

/**
 * The words of a node without their markup: neither tags nor comments nor the texts of images, and the end of a line as
 * `lineEnd`. What plugins read, such as a formula, is as it is written.
 */
export function plainText(node: Nodes, lineEnd: string): string {
  if (node.type === 'break') return lineEnd
  if (node.type === 'html') return LINE_END.test(node.value) ? lineEnd : ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map((child) => plainText(child, lineEnd)).join('') : ''
}
