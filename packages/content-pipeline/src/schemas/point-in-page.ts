import type { Point } from '../diagnostic.ts'
import { locate } from './locate.ts'

const PAGE_EXPORT = /\bexport\s+(?:const|let|var)\s+page\b/

/** Position of a key of the value that a page in React exports as `page`, or of the export; at the beginning without it. */
export function pointInPage(text: string, path: readonly PropertyKey[]): Point {
  const start = PAGE_EXPORT.exec(text)?.index ?? null
  if (start === null) return { line: 1, column: 1 }
  const before = text.slice(0, start).split('\n')
  const { line, column } = locate(text.slice(start), ['page', ...path]) ?? { line: 1, column: 1 }
  return {
    line: before.length + line - 1,
    column: line === 1 ? (before.at(-1)?.length ?? 0) + column : column,
  }
}
