import type { Point } from '../diagnostic.ts'

/**
 * Finds a position in the source of a configuration by searching each part of its path after the previous one, inside
 * the list entry it belongs to. A configuration is code and may compute its value: what is not written out gets the
 * position of the nearest part that is, or none.
 */
export function locate(text: string, path: readonly PropertyKey[]): Point | null {
  let [from, to] = [0, text.length]
  let offset: number | null = null
  for (const part of path) {
    if (typeof part === 'number') {
      const element = elementRange(text, from, part)
      if (element === null || element.to > to) break
      offset = element.from
      from = element.from
      to = element.to
      continue
    }
    const match = findPart(String(part), text.slice(from, to))
    if (match === null) continue
    offset = from + match.index
    from = offset + match[0].length
  }
  return offset === null ? null : pointAt(text, offset)
}

/** The position of a character of a text. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * A key or a text in a part of the source. A text that is not a name, such as the address `/old`, is searched in quotes: without them
 * it may be the beginning of another one.
 */
function findPart(part: string, text: string): RegExpExecArray | null {
  const written = part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const patterns = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(part)
    ? // The value of a key before it may be the same word: `when: 'consent', consent: 'statistics'`.
      [String.raw`(?<![\p{L}\p{N}_$])${written}(?=["']?\s*:)`]
    : [`(?<=(["']))${written}(?=\\1\\s*:)`, `(?<=(["'\x60]))${written}(?=\\1)`]
  for (const pattern of [...patterns, String.raw`(?<![\p{L}\p{N}_$])${written}(?![\p{L}\p{N}_$])`]) {
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

function trimmed(text: string, from: number, to: number): TextRange | null {
  const inner = text.slice(from, to)
  return inner.trim() === '' ? null : { from: from + inner.length - inner.trimStart().length, to }
}
