import type { Analyser, Word, WordForm } from './analyser.ts'
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

/** Around the first place that has most of the words found, with these marked; the whole of a short text. */
export function excerptOf(text: string, terms: ReadonlySet<string>, analyse: Analyser): readonly TextPiece[] {
  if (text === '') return []
  const found = analyse(text).filter((word) => isFound(word, terms))
  const from = text.length <= LENGTH ? 0 : afterSeparator(text, startOf(text, found))
  const to = text.length <= LENGTH ? text.length : endOf(text, from)
  const pieces: TextPiece[] = []
  let at = from
  for (const { start, end } of rangesOf(found)) {
    if (start < from || end > to) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false })
    pieces.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < to) pieces.push({ text: text.slice(at, to), isMarked: false })
  return withEllipses(pieces, from > 0, to < text.length)
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

/** The start of the window that has the most different words. */
function startOf(text: string, found: readonly Word[]): number {
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

function endOf(text: string, from: number): number {
  if (from + LENGTH >= text.length) return text.length
  const space = text.lastIndexOf(' ', from + LENGTH)
  if (space <= from) return from + LENGTH
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
