/** A Markdown file in its two parts. */
export interface SplitFile {
  /** The YAML between the fences, or null without front matter. Its first line is line 2 of the file. */
  readonly yaml: string | null
  /** The Markdown, with the lines above it emptied so that its positions are those of the file. */
  readonly markdown: string
  /** True when a fence opens on line 1 and is never closed. */
  readonly isUnclosed: boolean
}

/** Splits off the front matter: between a first line `---` and the next line `---`. */
export function splitFrontMatter(text: string): SplitFile {
  if (!isFence(text, 0)) return { yaml: null, markdown: text, isUnclosed: false }
  const first = nextLine(text, 0)
  let lines = 1
  for (let start = first; start !== -1; start = nextLine(text, start)) {
    lines += 1
    if (!isFence(text, start)) continue
    const body = nextLine(text, start)
    return {
      yaml: text.slice(first, Math.max(first, start - 1)),
      markdown: '\n'.repeat(lines) + (body === -1 ? '' : text.slice(body)),
      isUnclosed: false,
    }
  }
  return { yaml: null, markdown: '', isUnclosed: true }
}

/** Whether the line that starts at `start` is a fence. */
function isFence(text: string, start: number): boolean {
  if (!text.startsWith('---', start)) return false
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? undefined : end).trimEnd() === '---'
}

/** Start of the line after the one at `start`, or -1. */
function nextLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? -1 : end + 1
}
