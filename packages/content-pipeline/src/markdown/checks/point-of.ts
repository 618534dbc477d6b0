import type { Html, Nodes, Text } from 'mdast'
import type { Point } from '../../diagnostic.ts'
import { linesOf } from '../../lines-of.ts'
import type { DocumentContext } from '../document/document-context.ts'

/** The line of the source at a point. */
export function sourceAt({ line }: Point, { source }: DocumentContext): string {
  return linesOf(source.text)[line - 1] ?? ''
}

/**
 * Position of words of a text in the source; for several lines, of the first. `index` is where they start in the text.
 * Null when they are not in the source, or escaped and therefore intended.
 */
export function pointOf(
  words: string,
  { position, value }: Text | Html,
  { source }: DocumentContext,
  index = 0,
): Point | null {
  if (position === undefined) return null
  const { start, end } = position
  const [wanted = ''] = words.split('\n', 1)
  const above = value.slice(0, index).split('\n').length - 1
  const lines = linesOf(source.text).slice(start.line - 1, end.line)
  for (const [offset, line] of lines.entries()) {
    if (offset < above) continue
    const at = line.indexOf(wanted, offset === 0 ? start.column - 1 : 0)
    if (at !== -1) return line[at - 1] === '\\' ? null : { line: start.line + offset, column: at + 1 }
  }
  return null
}

/** Stands for code, a link or a picture: they begin and end with punctuation. */
export const OBJECT = '\uFFFC'

function valueOf(node: Nodes): string {
  return node.type === 'text' ? node.value : OBJECT
}

/** The texts among siblings, with a sign for each other node. */
export function joinedText(children: readonly Nodes[]): string {
  return children.map(valueOf).join('')
}

/** Where characters of a joined text are in the source; null for other nodes, and for escaped ones. */
export function pointInText(
  index: number,
  length: number,
  children: readonly Nodes[],
  context: DocumentContext,
): Point | null {
  let from = index
  for (const node of children) {
    const value = valueOf(node)
    if (from < value.length)
      return node.type === 'text' ? pointOf(value.slice(from, from + length), node, context, from) : null
    from -= value.length
  }
  return null
}
