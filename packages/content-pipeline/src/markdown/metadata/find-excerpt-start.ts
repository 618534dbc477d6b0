import type { Element, Root } from 'hast'
import type { Point } from '../../diagnostic.ts'

/** Start of content from which an excerpt can be shown; null for one block or none. Footnotes are not counted. */
export function findExcerptStart(tree: Root): Point | null {
  const [first, second] = tree.children.filter(
    (node): node is Element => node.type === 'element' && node.properties['dataFootnotes'] === undefined,
  )
  if (first === undefined || second === undefined) return null
  const { line, column } = first.position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
