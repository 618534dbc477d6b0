import type { Element, Nodes } from 'hast'
import { stringProperty } from './string-property.ts'

/** The name of a heading: its text and the texts of its pictures, without the numbers of footnotes. */
export function headingName(node: Element): string {
  const parts = node.children.map((child): string => {
    if (child.type !== 'element') return textOf(child)
    if (child.tagName === 'img') return stringProperty(child, 'alt') ?? ''
    return child.properties['dataFootnoteRef'] === undefined ? headingName(child) : ''
  })
  return parts.join('')
}

/** The text of a tree without its markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
