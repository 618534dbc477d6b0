import type { Analyser, Word, WordForm } from './analyser.ts'
import { type CellRange, withTableHeads } from './table-heads.ts'
import { isUnspaced } from './unspaced-scripts.ts'

/** A piece of a text, and whether it is one of the words that a query found. */
export interface TextPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** About two lines of a list of hits. */
const LENGTH = 180
/** The number of characters shown before the first match. */
const LEAD = 50

/**
 * Around the first place that has most of the words found, with these marked; the whole of a short text. A part of a table
 * begins with a cell, beside the head of its column.
 */
export function excerptOf(
  written: string,
  terms: ReadonlySet<string>,
  analyse: Analyser,
): readonly TextPiece[] {
  if (written === '') return []
  const { text, cells } = withTableHeads(written)
  const found = analyse(text).filter((word) => isFound(word, terms))
  const pieces = (from: number, to: number): readonly TextPiece[] => piecesOf(text, found, from, to)
  if (text.length <= LENGTH) return pieces(0, text.length)
  const best = bestOf(found)
  const begin = afterSeparator(text, startOf(text, best))
  const cell = cells.find(({ start, end }) => start <= best && best < end)
  if (cell !== undefined && cell.start < begin && cell.headEnd > cell.start) {
    const from = Math.max(begin, cell.headEnd)
    const to = endOf(text, from, cells)
    const head = pieces(cell.start, cell.headEnd)
    return withEllipses(
      from > cell.headEnd
        ? [...head, { text: '… ', isMarked: false }, ...pieces(from, to)]
        : [...head, ...pieces(from, to)],
      cell.start > 0,
      to < text.length,
    )
  }
  const from = startOfCell(begin, cells)
  const to = endOf(text, from, cells)
  return withEllipses(pieces(from, to), from > 0, to < text.length)
}

/** A part of a text, with the words found marked. */
function piecesOf(text: string, found: readonly Word[], from: number, to: number): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let at = from
  for (const { start, end } of rangesOf(found)) {
    if (start < from || end > to) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false })
    pieces.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < to) pieces.push({ text: text.slice(at, to), isMarked: false })
  return pieces
}

/** The next cell, from within one: its head would be missing. */
function startOfCell(from: number, cells: readonly CellRange[]): number {
  return cells.find(({ start, end }) => start < from && from < end)?.end ?? from
}

/** Whether a word of a text, or a word in it, is one of the terms of an index. */
export function isFound({ whole, stem, parts }: WordForm, terms: ReadonlySet<string>): boolean {
  return terms.has(whole) || terms.has(stem) || parts.some((part) => isFound(part, terms))
}

interface TextRange {
  readonly start: number
  readonly end: number
}

/** Where words are. Pairs of letters overlap, and make one range. */
export function rangesOf(words: readonly TextRange[]): readonly TextRange[] {
  const ranges: TextRange[] = []
  for (const { start, end } of words) {
    const before = ranges.at(-1)
    if (before !== undefined && start < before.end)
      ranges[ranges.length - 1] = { start: before.start, end: Math.max(end, before.end) }
    else ranges.push({ start, end })
  }
  return ranges
}

/** The first place of the window that has the most different words. */
function bestOf(found: readonly Word[]): number {
  let best = found[0]?.start ?? 0
  let most = 0
  for (const [index, { start }] of found.entries()) {
    const inside = new Set<string>()
    for (const word of found.slice(index, index + 20))
      if (word.end < start + LENGTH - LEAD) inside.add(word.stem)
    if (inside.size <= most) continue
    most = inside.size
    best = start
  }
  return best
}

/** The start of the window around a place. */
function startOf(text: string, best: number): number {
  if (best <= LEAD) return 0
  const space = text.indexOf(' ', best - LEAD)
  // A text without spaces begins anywhere.
  if (space === -1 || space > best) return isUnspaced(text.charAt(best)) ? best - LEAD / 2 : best
  return space + 1
}

/** Skips a separator of rows or cells: after an ellipsis there is nothing to separate. */
function afterSeparator(text: string, from: number): number {
  return text.startsWith('· ', from) ? from + 2 : from
}

function endOf(text: string, from: number, cells: readonly CellRange[]): number {
  if (from + LENGTH >= text.length) return text.length
  const last = text.lastIndexOf(' ', from + LENGTH)
  if (last <= from) return from + LENGTH
  // The head of a column says nothing without its cell.
  const cut = cells.find(({ start, headEnd }) => from < start && start <= last && last <= headEnd)
  const space = cut === undefined ? last : cut.start - 1
  const separator = /(?: ·|,)$/.exec(text.slice(from, space))
  return separator === null ? space : from + separator.index
}

function withEllipses(
  pieces: readonly TextPiece[],
  isCutBefore: boolean,
  isCutAfter: boolean,
): readonly TextPiece[] {
  return [
    ...(isCutBefore ? [{ text: '… ', isMarked: false }] : []),
    ...pieces,
    ...(isCutAfter ? [{ text: ' …', isMarked: false }] : []),
  ]
}
