/** A Markdown file in its two parts. */
export interface SplitFile {
  /** The YAML between the fences, or null without front matter. Its first line is line 2 of the file. */
  readonly yaml: string | null
  /** The Markdown, the lines above it blanked, so that its positions are those of the file. */
  readonly markdown: string
  /** True when a fence opens on line 1 and nothing closes it. */
  readonly isUnclosed: boolean
}

/** Cuts the front matter off. It stands between a first line `---` and the next line `---`. */
export function splitFrontMatter(text: string): SplitFile {
  const lines = text.split('\n')
  if (lines[0]?.trimEnd() !== '---') return { yaml: null, markdown: text, isUnclosed: false }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) return { yaml: null, markdown: '', isUnclosed: true }
  const body = lines.slice(end + 1).join('\n')
  return { yaml: lines.slice(1, end).join('\n'), markdown: '\n'.repeat(end + 1) + body, isUnclosed: false }
}
