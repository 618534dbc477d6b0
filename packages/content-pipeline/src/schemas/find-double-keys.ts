import type { Point } from '../diagnostic.ts'
import { pointAt } from './locate.ts'

/** A key that an object literal has a second time, of which only the last value counts. */
interface DoubleKey {
  readonly key: string
  /** Of the second one. */
  readonly at: Point
}

/** What is read as one: strings, comments, regular expressions behind a sign that no value ends in, names and numbers. */
const WHOLE =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=[(,=:[!&|?{};>]\s*)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[\p{L}\p{N}_$]+/uy
/** The end of a piece of a template: its last sign, or the beginning of code in it. */
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(`|\$\{)/y
/** What follows a key. */
const COLON = /\s*:/y
/** What stands before the name of a key, apart from blanks. */
const KEY_STARTS = new Set(['{', ','])
const CLOSING: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' }

/** A bracket that is open, and the keys that were read in it. */
interface Open {
  readonly sign: string
  readonly keys: Set<string>
}

/**
 * Finds the keys that an object literal of a configuration has twice: running it tells nothing of the first. Reads brackets and
 * strings, not the language; of a text in which the brackets do not match it finds nothing.
 */
export function findDoubleKeys(text: string): readonly DoubleKey[] {
  const found: DoubleKey[] = []
  const open: Open[] = []
  let before = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const whole = matchAt(WHOLE, text, at)
    if (whole !== null) {
      const inner = open.at(-1)
      if (inner?.sign === '{' && KEY_STARTS.has(before) && matchAt(COLON, text, at + whole.length) !== null) {
        const key = /^["']/.test(whole) ? whole.slice(1, -1) : whole
        if (inner.keys.has(key)) found.push({ key, at: pointAt(text, at) })
        inner.keys.add(key)
      }
      if (!/^\/[/*]/.test(whole)) before = 'a'
      at += whole.length - 1
      continue
    }
    const isBackInTemplate = sign === '}' && open.at(-1)?.sign === '${'
    if (isBackInTemplate) open.pop()
    if (sign === '`' || isBackInTemplate) {
      const piece = matchAt(TEMPLATE, text, at + 1)
      if (piece === null) return []
      if (piece.endsWith('{')) open.push({ sign: '${', keys: new Set() })
      before = piece.endsWith('{') ? '(' : 'a'
      at += piece.length
      continue
    }
    const opening = CLOSING[sign]
    if (opening !== undefined && open.pop()?.sign !== opening) return []
    if ('([{'.includes(sign)) open.push({ sign, keys: new Set() })
    if (!/\s/.test(sign)) before = sign
  }
  return open.length === 0 ? found : []
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
