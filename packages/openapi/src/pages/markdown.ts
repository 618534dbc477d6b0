/** Texts of a description in a page: another author's Markdown, which must not change the page around it. */

/** A text as blocks. Its headings become bold lines, and a code block that it leaves open is closed. */
export function asBlocks(text: string): string {
  let fence = ''
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .map((line) => {
      const [, marks = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      const isCode = fence !== '' || marks !== ''
      if (marks !== '') {
        if (fence === '') fence = marks
        // A fence with words after it begins a block of code and ends none.
        else if (marks.startsWith(fence) && info.trim() === '') fence = ''
      }
      if (isCode) return line
      const [, heading] = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line) ?? []
      return heading === undefined ? line : asBold(headingText(heading))
    })
  return [...lines, ...(fence === '' ? [] : [fence])].join('\n')
}

/** The text of a heading without the marks at its end, which a space sets apart: the name in `# C#` keeps its own. */
function headingText(written: string): string {
  const text = written.trimEnd()
  let end = text.length
  while (text[end - 1] === '#') end -= 1
  return end === 0 || /\s/.test(text[end - 1] ?? '') ? text.slice(0, end).trimEnd() : text
}

function asBold(text: string): string {
  return text === '' ? '' : `**${text}**`
}

/** A text in a cell of a table, or as part of a sentence. */
export function asCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll(/\\?\|/g, '\\|')
}

/** A text as a sentence among others; empty for none. */
export function asSentence(text: string): string {
  const line = asCell(text)
  return line === '' || /[.!?:]$/.test(line) ? line : `${line}.`
}

/** A text between the brackets of a link. */
export function asLinkText(text: string): string {
  return asCell(text).replaceAll(/[[\]]/g, '')
}

/** A name as a link; only the name if the address is neither one of the web or of email, nor of a page of this site. */
export function linked(name: string, address: string): string {
  const isAddress = /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s<>()]+$/.test(address)
  return isAddress ? `[${asLinkText(name || address)}](${address})` : asCell(name)
}

/** A name or value as code, in a cell too. */
export function asCode(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
  const longest = longestRun(plain)
  const marks = '`'.repeat(longest + 1)
  const space = longest > 0 ? ' ' : ''
  return `${marks}${space}${plain}${space}${marks}`
}

export function codeBlock(language: string, text: string, title = ''): string {
  const fence = '`'.repeat(Math.max(2, longestRun(text)) + 1)
  return `${fence}${language}${title === '' ? '' : ` title=${JSON.stringify(title)}`}\n${text}\n${fence}`
}

/** The length of the longest run of backticks. */
function longestRun(text: string): number {
  let longest = 0
  for (const [marks] of text.matchAll(/`+/g)) longest = Math.max(longest, marks.length)
  return longest
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(tableLine).join('\n')
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Colons of the outermost directive: more than descriptions use in theirs. */
export const OUTERMOST = ':'.repeat(12)

/** The value of an attribute of a directive, in which only character references can escape a character. */
export function attribute(text: string): string {
  const escaped = text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `"${escaped}"`
}

/** Content in a directive inside of the outermost one; empty without any. */
export function inDirective(name: string, content: string): string {
  const colons = OUTERMOST.slice(1)
  return content === '' ? '' : `${colons}${name}\n${content}\n${colons}`
}

/** Blocks with an empty line between them; empty ones are left out. */
export function blocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** An entry of a list whose content is below its first line. */
export function listItem(head: string, content: readonly string[]): string {
  return blocks([`- ${head}`, ...content]).replaceAll('\n\n', '\n\n  ')
}

/** The first sentence of a text, without markup, for search engines. */
export function firstSentence(text: string): string {
  const sentence = sentenceWithCode(text).replaceAll('`', '')
  return sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE - 1)}…` : sentence
}

/** The first sentence of a text for a list, with no markup but its code; without its code if it is cut. */
export function firstSentenceInList(text: string): string {
  const [sentence, plain] = [sentenceWithCode(text), firstSentence(text)]
  return asCell(sentence.replaceAll('`', '') === plain ? sentence : plain)
}

/** The marks of code that are left come in pairs. */
function sentenceWithCode(text: string): string {
  const plain = text
    .trimStart()
    .slice(0, LONGEST_START)
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(MARKUP, '')))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
}

/** Outside of code. An underscore between letters is part of a name. */
const MARKUP = /[`*#<>]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** In characters: what search engines show. */
const LONGEST_SENTENCE = 160

/** In characters: a sentence that is cut is in them, with all its markup. What comes later is not read. */
const LONGEST_START = 4000
