import { FENCE } from './find-overloaded-block.ts'

/** Lines of a Markdown text that belong together, as far as blank lines tell. */
export interface MarkdownBlock {
  /** First line, from 1. */
  readonly line: number
  readonly text: string
}

/** Parts a text at its blank lines, but for those inside of fenced code. */
export function listBlocks(markdown: string): MarkdownBlock[] {
  const blocks: { line: number; lines: string[] }[] = []
  let fence: string | null = null
  let isOpen = false
  for (const [index, line] of markdown.split('\n').entries()) {
    const marker = FENCE.exec(line)?.[1]
    if (line.trim() === '' && fence === null) isOpen = false
    else {
      if (!isOpen) blocks.push({ line: index + 1, lines: [] })
      isOpen = true
      blocks.at(-1)?.lines.push(line)
    }
    if (fence === null) fence = marker ?? null
    else if (marker?.startsWith(fence) === true) fence = null
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}
