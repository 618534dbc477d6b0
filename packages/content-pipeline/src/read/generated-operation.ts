/** The line of a kept document with the operation of its page; a comment, so that it is no front matter of the page. */
const LINE = /^---\n# operation: ([^\n]*)\n/

/**
 * The first lines of a document that a content source made for an operation of an API: the start of its front matter, and the
 * data of the form that calls the operation. The command writes this line, and no source can: its front matter has no comments.
 */
export function openWithOperation(operation: unknown): string {
  // Half of a character pair, which JSON can hold, is no text that a form can send.
  const json = JSON.stringify(operation, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value,
  )
  return `---\n# operation: ${json}\n`
}

/** The operation of a generated document as JSON; null without one. Only for text that a content source made. */
export function operationOf(text: string): string | null {
  return LINE.exec(text)?.[1] ?? null
}

/** The text of a generated document as a file of the site, where nobody can call an operation. */
export function withoutOperation(text: string): string {
  return text.replace(LINE, '---\n')
}
