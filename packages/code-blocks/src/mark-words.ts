import type { Element, ElementContent } from 'hast'
import { element } from '@fyr/markdown-parser/tree'

/** A part of a line: from the first character on, up to and without the last. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Ranges of words in a text; ranges that touch or overlap are merged. */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  const found = words
    .flatMap((word) => occurrences(text, word))
    .toSorted((left, right) => left.from - right.from)
  const merged: TextRange[] = []
  for (const range of found) {
    const last = merged.at(-1)
    if (last === undefined || range.from > last.to) merged.push(range)
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
  }
  return merged
}

function occurrences(text: string, word: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    ranges.push({ from: at, to: at + word.length })
  }
  return ranges
}

/** Positions of `mark` elements among the nodes of a line. */
export function markedRanges(nodes: readonly ElementContent[]): TextRange[] {
  let offset = 0
  return nodes.flatMap((node) => {
    const from = offset
    offset += textOf(node).length
    return node.type === 'element' && node.tagName === 'mark' ? [{ from, to: offset }] : []
  })
}

/** The nodes of a line (texts, and elements that hold one text) with the ranges inside `mark` elements. */
export function markRanges(nodes: readonly ElementContent[], ranges: readonly TextRange[]): ElementContent[] {
  if (ranges.length === 0) return [...nodes]
  const result: ElementContent[] = []
  let offset = 0
  const marks = new Map<TextRange, Element>()
  for (const node of nodes) {
    const text = textOf(node)
    for (const { from, to } of cut(offset, offset + text.length, ranges)) {
      const piece = withText(node, text.slice(from - offset, to - offset))
      const range = ranges.find((each) => each.from <= from && to <= each.to)
      const mark = range === undefined ? undefined : marks.get(range)
      if (range === undefined) result.push(piece)
      else if (mark !== undefined) mark.children.push(piece)
      else {
        const opened = element('mark', {}, [piece])
        marks.set(range, opened)
        result.push(opened)
      }
    }
    offset += text.length
  }
  return result
}

/** A range in pieces: no piece reaches over the edge of one of the others. */
function cut(from: number, to: number, ranges: readonly TextRange[]): TextRange[] {
  const inner = ranges.flatMap((range) => [range.from, range.to]).filter((edge) => edge > from && edge < to)
  const edges = [from, ...inner, to]
  return edges.slice(1).map((edge, index) => ({ from: edges[index] ?? from, to: edge }))
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  const [child] = node.type === 'element' ? node.children : []
  return child?.type === 'text' ? child.value : ''
}

function withText(node: ElementContent, value: string): ElementContent {
  return node.type === 'element' ? { ...node, children: [{ type: 'text', value }] } : { type: 'text', value }
}
