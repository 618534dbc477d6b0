import { createFenceReader } from '@fyr/markdown-parser'

/** Lines of a Markdown file that belong together, separated by empty lines. */
export interface MarkdownBlock {
  /** First line, from 1. */
  readonly line: number
  readonly text: string
}

/** Splits a text at its empty lines, except inside fenced code. */
export function listBlocks(markdown: string): MarkdownBlock[] {
  const isCode = createFenceReader()
  const blocks: { line: number; lines: string[] }[] = []
  let isOpen = false
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!isCode(line) && line.trim() === '') isOpen = false
    else {
      if (!isOpen) blocks.push({ line: index + 1, lines: [] })
      isOpen = true
      blocks.at(-1)?.lines.push(line)
    }
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}
