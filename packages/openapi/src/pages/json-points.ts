import { type Node, parseTree } from 'jsonc-parser'
import { jsonNodeAt, jsonOffset } from '../json-tree.ts'

interface Point {
  readonly line: number
  readonly column: number
}

/** The point of an offset in a text. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Finds the points of keys and entries of a valid JSON text, or of what is around those that are not there. The tree is made
 * for the first of them: only an issue is worth the time.
 */
export function jsonPoints(text: string): (path: readonly PropertyKey[]) => Point {
  let root: Node | null = null
  return (path) => {
    root ??= parseTree(text) ?? null
    if (root === null) return { line: 1, column: 1 }
    const keys = path.map((key) => (typeof key === 'number' ? key : String(key)))
    let node = jsonNodeAt(root, keys)
    while (node === null && keys.length > 0) {
      keys.pop()
      node = jsonNodeAt(root, keys)
    }
    return pointAt(text, jsonOffset(node ?? root))
  }
}
