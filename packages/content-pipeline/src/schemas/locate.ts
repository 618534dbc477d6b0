import type { Point } from '../diagnostic.ts'

/**
 * Finds a position in the source of a configuration by searching each part of its path after the previous one, inside
 * the object or list entry it belongs to. A configuration is code and may compute its value: what is not written out
 * gets the position of the nearest part that is, or none.
 */
export function locate(text: string, path: readonly PropertyKey[]): Point | null {
  let [from, to] = [0, text.length]
  let offset: number | null = null
  let isWhole = true
  for (const part of path) {
    if (typeof part === 'number') {
      const element = elementRange(text, from, part)
      if (element === null || element.to > to) break
      offset = element.from
      from = element.from
      to = element.to
      isWhole = true
      continue
    }
    const depths = isWhole ? bracketsOf(text).depths.subarray(from) : null
    const match = findPart(String(part), text.slice(from, to), depths)
    if (match === null) continue
    offset = from + match.index
    from = offset + match[0].length
    const end = endOfLiteral(text, from)
    isWhole = end !== null && end <= to
    if (isWhole) to = end ?? to
  }
  return offset === null ? null : pointAt(text, offset)
}

/** The position of a character of a text. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * A key or a text in a part of the source: the first, or, by the `depths` of a whole value, the key inside the fewest brackets. A
 * text that is not a name, such as the address `/old`, is searched in quotes: without them it may be the beginning of another one.
 */
function findPart(part: string, text: string, depths: Uint16Array | null): RegExpExecArray | null {
  const written = part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const depthOf = ({ index }: RegExpExecArray): number => depths?.[index] ?? 0
  const isName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(part)
  const keys = isName
    ? // The value of a key before it may be the same word: `when: 'consent', consent: 'statistics'`.
      String.raw`(?<![\p{L}\p{N}_$])${written}(?=["']?\s*:)`
    : `(?<=(["']))${written}(?=\\1\\s*:)`
  const found: RegExpExecArray[] = [...text.matchAll(new RegExp(keys, 'gu'))]
  if (found.length > 0) return found.reduce((outer, one) => (depthOf(one) < depthOf(outer) ? one : outer))
  const values = [
    ...(isName ? [] : [`(?<=(["'\x60]))${written}(?=\\1)`]),
    String.raw`(?<![\p{L}\p{N}_$])${written}(?![\p{L}\p{N}_$])`,
  ]
  for (const pattern of values) {
    const match = new RegExp(pattern, 'u').exec(text)
    if (match !== null) return match
  }
  return null
}

/** Start and end of an element of a list. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Strings and comments, in which brackets and commas mean nothing. */
const OPAQUE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//y
/** The characters between a key and the object or list that is its value. */
const LITERAL = /["']?\s*:\s*[[{]/y
/** The characters between a key, or the start of an element, and the list that is its value. */
const BEGINNING = /["']?\s*:?\s*\[/y

/**
 * The element with an index, from 0, of the list literal at `offset`, or after the key that ends there. Null when there
 * is none: the list is computed, or shorter.
 */
function elementRange(text: string, offset: number, index: number): TextRange | null {
  BEGINNING.lastIndex = offset
  if (!BEGINNING.test(text)) return null
  let from = BEGINNING.lastIndex
  let [depth, passed] = [0, 0]
  for (let at = from; at < text.length; at += 1) {
    OPAQUE.lastIndex = at
    if (OPAQUE.test(text)) {
      at = OPAQUE.lastIndex - 1
      continue
    }
    const sign = text[at] ?? ''
    const isEnd = depth === 0 && (sign === ',' || sign === ']')
    if (isEnd && passed === index) return trimmed(text, from, at)
    if (isEnd && sign === ']') return null
    if (isEnd) {
      passed += 1
      from = at + 1
    }
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
  }
  return null
}

/** Where the object or list literal ends that is the value of the key that ends at `offset`. Null when the value is another one. */
function endOfLiteral(text: string, offset: number): number | null {
  LITERAL.lastIndex = offset
  return LITERAL.test(text) ? (bracketsOf(text).ends.get(LITERAL.lastIndex - 1) ?? null) : null
}

/** The brackets of a text. */
interface Brackets {
  readonly text: string
  /** By each character, how many are open before it. */
  readonly depths: Uint16Array
  /** Where each of them is closed, by its offset. */
  readonly ends: ReadonlyMap<number, number>
}

/** Those of the last text: a configuration with many issues is read once. */
let last: Brackets = { text: '', depths: new Uint16Array(), ends: new Map() }

function bracketsOf(text: string): Brackets {
  if (last.text === text) return last
  const depths = new Uint16Array(text.length)
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    OPAQUE.lastIndex = at
    const end = OPAQUE.test(text) ? OPAQUE.lastIndex : at + 1
    depths.fill(open.length, at, end)
    const sign = end === at + 1 ? (text[at] ?? ' ') : ' '
    const opening = ')]}'.includes(sign) ? open.pop() : undefined
    if (opening !== undefined) ends.set(opening, at)
    if ('([{'.includes(sign)) open.push(at)
    at = end - 1
  }
  last = { text, depths, ends }
  return last
}

function trimmed(text: string, from: number, to: number): TextRange | null {
  const inner = text.slice(from, to)
  return inner.trim() === '' ? null : { from: from + inner.length - inner.trimStart().length, to }
}
