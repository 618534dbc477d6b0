import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, Nodes } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

const REFERENCE = /^url\(#(.*)\)$/

/** Prefixes the ids inside the drawings of a tree, and the references to them, for example to arrowheads. */
export function renameDrawingIds(tree: Nodes, prefix: string): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'svg') return undefined
    walkElements(node, (part) => rename(part, prefix))
    return SKIP
  })
}

function rename({ properties }: Element, prefix: string): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string') continue
    properties[name] = name === 'id' ? prefix + value : value.replace(REFERENCE, `url(#${prefix}$1)`)
  }
}
