import type { JsonPath } from '../json-tree.ts'

/** Deep enough for `paths`, an address and a method, and for `components`, `schemas` and a name. */
const DEEPEST = 3

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],\n]/g

interface Frame {
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
  const lines = new Map<string, number>()
  const frames: Frame[] = []
  let line = 1
  const note = (): void => {
    if (frames.length > DEEPEST) return
    lines.set(JSON.stringify(frames.map(({ key }) => key)), line)
  }
  for (const [token] of text.matchAll(TOKENS)) {
    const top = frames.at(-1)
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') {
      if (top?.isList === true) note()
      frames.push({ isList: token === '[', key: 0, isKeyNext: token === '{' })
    } else if (token === '}' || token === ']') frames.pop()
    else if (top === undefined) continue
    else if (token === ',') {
      if (top.isList) top.key = Number(top.key) + 1
      else top.isKeyNext = true
    } else if (top.isKeyNext) {
      top.key = String(JSON.parse(token))
      top.isKeyNext = false
      note()
    }
  }
  const lineOf = (path: JsonPath): number =>
    path.length === 0 ? 1 : (lines.get(JSON.stringify(path)) ?? lineOf(path.slice(0, -1)))
  return (path) => lineOf(path.slice(0, DEEPEST))
}
