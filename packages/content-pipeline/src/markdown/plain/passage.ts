import { type Point, pointIn, type Position, type SourceLine, startOfWhole } from './source-line.ts'

/** Text of one block, its lines joined by newlines, and where the parts of it stand in the whole text. */
export interface Passage {
  readonly text: string
  /** Where the part ends that ends before an index. */
  readonly endAt: (index: number) => Point
  readonly positionOf: (start: number, end: number) => Position
}

/** The passage that some lines make. */
export function passageOf(lines: readonly [SourceLine, ...SourceLine[]]): Passage {
  const [first] = lines
  if (lines.length === 1) {
    return {
      text: first.text,
      endAt: (index) => pointIn(first, index),
      positionOf: (start, end) => ({ start: pointIn(first, start), end: pointIn(first, end) }),
    }
  }
  const starts: number[] = []
  let length = 0
  for (const { text } of lines) {
    starts.push(length)
    length += text.length + 1
  }
  const lineAt = (index: number): number => {
    let [low, high] = [0, lines.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) > index) high = middle - 1
      else low = middle
    }
    return low
  }
  const pointAt = (index: number): Point => {
    const at = lineAt(index)
    return pointIn(lines[at] ?? first, index - (starts[at] ?? 0))
  }
  const endAt = (index: number): Point => {
    const at = lineAt(index)
    const line = lines[at] ?? first
    return index > 0 && index === starts[at] ? startOfWhole(line) : pointIn(line, index - (starts[at] ?? 0))
  }
  return {
    text: lines.map(({ text }) => text).join('\n'),
    endAt,
    positionOf: (start, end) => ({ start: pointAt(start), end: endAt(end) }),
  }
}
