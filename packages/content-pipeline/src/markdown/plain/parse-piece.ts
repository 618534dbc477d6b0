import type { Nodes, Root, RootContent } from 'mdast'
import { NotPlain } from './not-plain.ts'
import { pointIn, type SourceLine } from './source-line.ts'

/** Reads any Markdown text by the whole grammar; null when it is too deep. */
export type ParseWhole = (text: string) => Root | null

/** The blocks that some lines make, read by the whole grammar as if they were a text of their own. */
export function parsePiece(lines: readonly SourceLine[], parseWhole: ParseWhole): RootContent[] {
  const tree = parseWhole(lines.map(({ text }) => text).join('\n'))
  if (tree === null) throw new NotPlain()
  for (const child of tree.children) movePositions(child, lines)
  return tree.children
}

/** Puts the places in a piece to where they are in the whole text. */
function movePositions(node: Nodes, lines: readonly SourceLine[]): void {
  if (node.position !== undefined) {
    const { start, end } = node.position
    const [first, last] = [lines[start.line - 1], lines[end.line - 1]]
    if (first === undefined || last === undefined) throw new NotPlain()
    // In an indented line the whole grammar lets a newline end before or behind the indentation, as it came upon it.
    if (end.column === 1 && end.line > 1 && last.column > 1) throw new NotPlain()
    node.position = { start: pointIn(first, start.column - 1), end: pointIn(last, end.column - 1) }
  }
  if (!('children' in node)) return
  for (const child of node.children) movePositions(child, lines)
}
