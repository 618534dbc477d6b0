import type { JsonPath } from '../json-tree.ts'

/** Deep enough for `paths`, an address and a method, and for `components`, `schemas` and a name. */
const DEEPEST = 3

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],\n]/g

/** A key and the keys below it: a path written out for each key would be longer than the text where one of them is long. */
interface KeyLines {
  line: number
  readonly below: Map<string | number, KeyLines>
}

interface Frame {
  /** The keys of the list or object; null where it is too deep. */
  readonly keys: KeyLines | null
  readonly isList: boolean
  key: string | number
  /** Whether the next string is a key. */
  isKeyNext: boolean
}

/**
 * Finds the lines of the upper keys of a valid JSON text. A parser that keeps the place of everything takes a hundred times the
 * memory of the text, and descriptions have megabytes.
 */
export function jsonLines(text: string): (path: JsonPath) => number {
  const root: KeyLines = { line: 1, below: new Map() }
  const frames: Frame[] = []
  let line = 1
  const note = ({ keys, key }: Frame): void => {
    keys?.below.set(key, { line, below: new Map() })
  }
  for (const [token] of text.matchAll(TOKENS)) {
    const top = frames.at(-1)
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') {
      if (top?.isList === true) note(top)
      const keys = top === undefined ? root : (top.keys?.below.get(top.key) ?? null)
      frames.push({
        keys: frames.length < DEEPEST ? keys : null,
        isList: token === '[',
        key: 0,
        isKeyNext: token === '{',
      })
    } else if (token === '}' || token === ']') frames.pop()
    else if (top === undefined) continue
    else if (token === ',') {
      if (top.isList) top.key = Number(top.key) + 1
      else top.isKeyNext = true
    } else if (top.isKeyNext) {
      top.key = String(JSON.parse(token))
      top.isKeyNext = false
      note(top)
    }
  }
  return (path) => {
    let keys = root
    for (const key of path) {
      const next = keys.below.get(key)
      if (next === undefined) break
      keys = next
    }
    return keys.line
  }
}
