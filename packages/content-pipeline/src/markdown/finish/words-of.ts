import type { Nodes } from 'hast'
import { INLINE } from './read-sections.ts'

/** The text of a tree. Words of different blocks are kept apart. */
export function wordsOf(tree: Nodes): string {
  const texts: string[] = []
  const read = (node: Nodes): void => {
    if (node.type === 'text') texts.push(node.value)
    if (!('children' in node)) return
    const isBlock = node.type === 'element' && !INLINE.has(node.tagName)
    if (isBlock) texts.push(' ')
    for (const child of node.children) read(child)
    if (isBlock) texts.push(' ')
  }
  read(tree)
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}
