import { changeLines } from './change-lines.ts'

/** What is left out where code is the output of a terminal, in the report. */
export const COLOURS_OF_TERMINAL = 'code in "ansi"'

/** A file with such code, which a page shows. */
export const TERMINAL = /\.ansi$/

/** The language of such code, behind the marks that open a block. */
const LANGUAGE = /((?:`{3,}|~{3,})[ \t]*)ansi(?![\w-])/i
// eslint-disable-next-line no-control-regex -- The marks of a terminal begin with this character.
const MARKS = /\u{1B}\[[\d;:?]*[a-z]/giu

/** A page whose blocks of code in the language "ansi", of Shiki, are plain text, without marks for a terminal. */
export function withPlainTerminal(text: string): string {
  if (!/ansi/i.test(text)) return text
  let isTerminal = false
  return changeLines(text, {
    text: (line) => line,
    fence: (line) => {
      isTerminal = LANGUAGE.test(line)
      return line.replace(LANGUAGE, '$1text')
    },
    code: (line) => (isTerminal ? withoutMarks(line) : line),
  })
}

/** The output of a terminal without its colours. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '')
}
