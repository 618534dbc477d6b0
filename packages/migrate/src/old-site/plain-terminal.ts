/** What is left out where code is the output of a terminal, in the report. */
export const COLOURS_OF_TERMINAL = 'code in "ansi"'

/** A line that opens a block of such code, in a list or a quotation too. */
const OPEN = /^([ \t>*+\d.)-]*)(`{3,}|~{3,})([ \t]*)ansi(?![\w-])/i
// eslint-disable-next-line no-control-regex -- The marks of a terminal begin with this character.
const MARKS = /\u{1B}\[[\d;:?]*[a-z]/giu

/** A page whose blocks of code in the language "ansi", of Shiki, are plain text, without marks for a terminal. */
export function withPlainTerminal(text: string): string {
  if (!/ansi/i.test(text)) return text
  let end: string | null = null
  let fence: string | null = null
  const lines = text.split('\n').map((line) => {
    const [, marks] = /^[ \t>*+\d.)-]*(`{3,}|~{3,})/.exec(line) ?? []
    if (end !== null) {
      if (marks?.startsWith(end) !== true) return line.replaceAll(MARKS, '')
      end = null
      return line
    }
    if (fence !== null) {
      if (marks?.startsWith(fence) === true) fence = null
      return line
    }
    if (!OPEN.test(line)) {
      fence = marks ?? null
      return line
    }
    end = marks ?? null
    return line.replace(OPEN, '$1$2$3text')
  })
  return lines.join('\n')
}
