/** Where a part of a text begins, and where it has ended. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Texts and comments, in which brackets and commas mean nothing. */
const OPAQUE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//y
/** What may stand between a key, or the beginning of an element, and the list that is its value. */
const BEGINNING = /["']?\s*:?\s*\[/y

/**
 * The element of a number, from 0, of the list that is spelled out at `offset`, or behind the key that ends there. Null
 * when none is: the list is computed, or shorter.
 */
export function elementRange(text: string, offset: number, index: number): TextRange | null {
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
