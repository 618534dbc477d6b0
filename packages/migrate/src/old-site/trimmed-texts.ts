import { changeText } from './change-lines.ts'

/** A text in backticks without parts that code fills in, whose blanks at both ends the page takes away: {`…`.trim()}. */
const TRIMMED = /\{\s*`((?:[^`\\$]|\\[^]|\$(?!\{))*)`\s*\.trim\(\s*\)\s*\}/g

/** A page in MDX whose texts are written as they are, and not as code makes them. */
export function withTrimmedTexts(text: string): string {
  if (!text.includes('.trim(')) return text
  return changeText(text, (part) =>
    part.replaceAll(TRIMMED, (_whole, written: string) => `{\`${written.trim()}\`}`),
  )
}
