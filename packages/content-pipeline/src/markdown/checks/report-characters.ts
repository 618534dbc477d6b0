import type { Issue } from '../../content-error.ts'
import type { DocumentContext } from '../document/document-context.ts'

/** Control characters but tab and line ends, signs that turn the direction of text, and ligatures. */
const UNUSUAL = /(?![\t\n\r\u0085])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFB00-\uFB06]/gu

/** Most of them in a document are pasted together; the first of each kind is enough. */
const MAX_CHARACTERS = 10

/** Reports characters that readers cannot see or the search cannot find, each once with its first place. */
export function reportCharacters({ source, log }: DocumentContext): void {
  const reported = new Set<string>()
  for (const { 0: character, index } of source.text.matchAll(UNUSUAL)) {
    if (reported.has(character)) continue
    reported.add(character)
    if (reported.size > MAX_CHARACTERS) return
    const before = source.text.slice(0, index).split(/\r\n|\r|\n/)
    const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    log.add(source, { ...issueOf(character), at })
  }
}

function issueOf(character: string): Issue {
  const code = character.codePointAt(0) ?? 0
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const plain = character.normalize('NFKC')
  if (plain !== character) {
    return {
      code: 'unusual-character',
      problem: `"${character}" is one character, a ligature (${name}): a search for "${plain}" in the browser may not find it.`,
      hint: `Write "${plain}". Text copied from a PDF often has such characters.`,
      fix: { from: character, to: plain },
    }
  }
  if (code >= 0x2000) {
    return {
      code: 'unusual-character',
      problem: `The invisible character ${name} changes the direction of the text after it, so readers see it in a different order than in the file.`,
      hint: 'Delete it, unless the text really mixes directions.',
    }
  }
  return {
    code: 'unusual-character',
    problem: `The control character ${name} is invisible, and has no meaning on a page.`,
    hint: 'Delete it.',
    fix: { from: character, to: '' },
  }
}
