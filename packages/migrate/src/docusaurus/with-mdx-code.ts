const OPENS = /^ *`{3,}mdx-code-block\s*$/

/** A text without the marks around blocks of the language "mdx-code-block", whose code Docusaurus reads as a part of the page. */
export function withMdxCode(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  let marks: string | null = null
  for (const [index, line] of lines.entries()) {
    const [, written] = /^ *(`{3,})/.exec(line) ?? []
    if (marks !== null) {
      if (line.trim() === marks) marks = null
    } else if (written !== undefined) {
      const end = OPENS.test(line) ? lines.findIndex((one, at) => at > index && one.trim() === written) : -1
      if (end === -1) marks = written
      else lines[index] = lines[end] = ''
    }
  }
  return lines.join('\n')
}
