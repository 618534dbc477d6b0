import type { SiteIssue } from '../site-error.ts'

/** A position in a file. */
export type FilePlace = Required<Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'>>

/** The position of an offset in the text of a file named `file`. */
export function placeAt(file: string, text: string, offset: number): FilePlace {
  const before = text.slice(0, offset).split('\n')
  const line = before.length
  const sourceLine = text.split('\n')[line - 1]?.replace(/\r$/, '') ?? ''
  return { file, line, column: (before.at(-1)?.length ?? 0) + 1, sourceLine }
}
