import type { Point } from '../diagnostic.ts'
import { pointAt } from './locate.ts'

/** A key that an object literal has a second time, of which only the last value counts. */
interface DoubleKey {
  readonly key: string
  /** Of the second one. */
  readonly at: Point
}

/** What is read as one: strings, comments, names and numbers. */
const WHOLE =
  /"(?:[^"\\\n\r]|\\[^])*"|'(?:[^'\\\n\r]|\\[^])*'|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/|[\p{L}\p{N}_$]+/uy
/** The end of a piece of a template: its last sign, or the beginning of code in it. */
const TEMPLATE = /(?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{)/y
const EXPRESSION = /\/(?:[^/\\[\n\r]|\\.|\[(?:[^\]\\\n\r]|\\.)*\])+\//uy
/** What follows a key. */
const COLON = /\s*:/y
/** The signs that come before a key, blanks aside. */
const KEY_STARTS = new Set(['{', ','])
/** The signs that a value follows: a slash after one begins a regular expression, a bracket an object or a list. */
const VALUE_STARTS = new Set([':', ',', '[', '(', '='])
/** The same outside of all brackets. In JSON nothing comes before the value. */
const TOP_STARTS = new Set(['', '=', 'default'])
const CLOSING: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' }

/** A bracket that is open, and the keys that were read in it. */
interface Open {
  readonly sign: string
  /** Whether it is of an object or a list that is written out, in others of the kind: no body, no pattern, no type. */
  readonly isLiteral: boolean
  readonly keys: Set<string>
}

/**
 * Finds the keys that an object literal of a configuration has twice: running it tells nothing of the first. Reads brackets and
 * strings, not the language, so only what is surely an object counts: what is exported or is the value of a constant, and what is written
 * out in that. Of a text in which a sign may mean two things it finds nothing.
 */
export function findDoubleKeys(text: string): readonly DoubleKey[] {
  const found: DoubleKey[] = []
  const open: Open[] = []
  let before = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const inner = open.at(-1)
    const whole = matchAt(WHOLE, text, at)
    if (whole !== null) {
      const isKey = inner?.sign === '{' && inner.isLiteral && KEY_STARTS.has(before)
      if (isKey && matchAt(COLON, text, at + whole.length) !== null) {
        const key = /^["']/.test(whole) ? whole.slice(1, -1) : whole
        if (inner.keys.has(key)) found.push({ key, at: pointAt(text, at) })
        inner.keys.add(key)
      }
      if (!/^\/[/*]/.test(whole)) before = whole
      at += whole.length - 1
      continue
    }
    if (sign === '/') {
      const expression = VALUE_STARTS.has(before) ? matchAt(EXPRESSION, text, at) : null
      if (expression === null) return []
      before = expression
      at += expression.length - 1
      continue
    }
    // A string that does not end, or a name with an escape.
    if ('"\'\\'.includes(sign)) return []
    const isBackInTemplate = sign === '}' && inner?.sign === '${'
    if (isBackInTemplate) open.pop()
    if (sign === '`' || isBackInTemplate) {
      const piece = matchAt(TEMPLATE, text, at + 1)
      if (piece === null) return []
      if (piece.endsWith('{')) open.push({ sign: '${', isLiteral: false, keys: new Set() })
      before = piece
      at += piece.length
      continue
    }
    const opening = CLOSING[sign]
    if (opening !== undefined && open.pop()?.sign !== opening) return []
    if ('([{'.includes(sign))
      open.push({ sign, isLiteral: beginsLiteral(sign, before, inner), keys: new Set() })
    if (!/\s/.test(sign)) before = sign
  }
  return open.length === 0 ? found : []
}

/** Whether a bracket begins an object, a list, or the call around the whole configuration. */
function beginsLiteral(sign: string, before: string, around: Open | undefined): boolean {
  if (sign === '(') return around === undefined && before === 'defineConfig'
  return around === undefined ? TOP_STARTS.has(before) : around.isLiteral && VALUE_STARTS.has(before)
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
