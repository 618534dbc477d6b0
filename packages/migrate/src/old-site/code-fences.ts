/** What a line is to the blocks of code around it. */
type LineOfCode = 'opens' | 'code' | 'closes' | 'text'

/** A line that opens a block, in lists and quotations too: after backticks, no other backtick follows. */
const OPENS = /^([ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+(?:>[ \t>]*)?)*)(`{3,}(?=[^`]*$)|~{3,})/
const CLOSES = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Follows the lines of a Markdown text, each once and in order, and says of each whether it is code. They are without line ends. */
export function codeFollower(): (line: string) => LineOfCode {
  let fence: { readonly marks: string; readonly inside: string } | null = null
  return (line) => {
    if (fence !== null && !isOutside(line, fence.inside)) {
      const [, marks] = CLOSES.exec(line) ?? []
      if (marks?.startsWith(fence.marks) !== true) return 'code'
      fence = null
      return 'closes'
    }
    const [, inside = '', marks] = OPENS.exec(line) ?? []
    fence = marks === undefined ? null : { marks, inside }
    return fence === null ? 'text' : 'opens'
  }
}

/** Whether a line is behind the quotation or the item of a list that a block began in, which ends the block. */
function isOutside(line: string, inside: string): boolean {
  if (inside.includes('>')) return !/^[ \t]*>/.test(line)
  if (inside.trim() === '' || line.trim() === '') return false
  return /^[ \t]*/.exec(line)?.[0].includes('\t') !== true && line.search(/\S/) < inside.length
}
