import type { Nodes } from 'mdast'

/** From where to where something stands in a text. */
export type Position = NonNullable<Nodes['position']>

/** A place in a text. */
export type Point = Position['start']

const SPACE = 32

/** A line of a text, or what is left of it inside of a list item, and where that begins in the whole text. */
export interface SourceLine {
  /** Without its newline. */
  readonly text: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** From 0. */
  readonly offset: number
}

/** The lines of a text. */
export function splitLines(text: string): SourceLine[] {
  const lines: SourceLine[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, line: lines.length + 1, column: 1, offset })
    offset += line.length + 1
  }
  return lines
}

/** A line without its first `count` characters. */
export function withoutStart({ text, line, column, offset }: SourceLine, count: number): SourceLine {
  return { text: text.slice(count), line, column: column + count, offset: offset + count }
}

/** The place of a character in a line; its length is the place of the line's end. */
export function pointIn({ line, column, offset }: SourceLine, index: number): Point {
  return { line, column: column + index, offset: offset + index }
}

/** The place before everything in a line, what was taken away from its start included: there ends a newline before it. */
export function startOfWhole({ line, column, offset }: SourceLine): Point {
  return { line, column: 1, offset: offset - column + 1 }
}

/** From the first character of one line to the last one of another. */
export function positionOf(first: SourceLine, last: SourceLine): Position {
  return { start: pointIn(first, 0), end: pointIn(last, last.text.length) }
}

/** A line of spaces or nothing. */
export function isBlank({ text }: SourceLine): boolean {
  return countSpaces(text) === text.length
}

/** Spaces that a text begins with. */
export function countSpaces(text: string): number {
  let count = 0
  while (text.charCodeAt(count) === SPACE) count += 1
  return count
}

/** Length of a text without the spaces at its end. */
export function lengthBeforeSpaces(text: string): number {
  let end = text.length
  while (text.charCodeAt(end - 1) === SPACE) end -= 1
  return end
}
