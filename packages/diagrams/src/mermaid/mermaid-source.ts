import { decodeEntities, withoutMarks } from './label-text.ts'

/** A statement of a diagram. */
export interface Statement {
  readonly text: string
  /** The line in the block, from 1. */
  readonly line: number
  /** How far its first line is indented, which means something in some diagrams. */
  readonly indent: number
}

/** A statement that is not drawn as mermaid draws it. */
export interface Problem {
  readonly line: number
  readonly problem: string
  readonly hint: string
  /** Whether the drawing would be wrong without it. */
  readonly isFatal: boolean
  /** A name that there is not, and those that there are: whoever reports the problem suggests the nearest. */
  readonly unknown?: UnknownName
}

export interface UnknownName {
  readonly name: string
  readonly known: readonly string[]
}

/** What a diagram consists of, before its kind is looked at. */
export interface MermaidSource {
  /** From its front matter. */
  readonly title: string | null
  /** `accTitle`: the accessible name of the figure. */
  readonly name: string | null
  /** `accDescr`: its accessible description. */
  readonly description: string | null
  /** The first one names the kind. */
  readonly statements: readonly Statement[]
  readonly problems: readonly Problem[]
}

const SETTINGS = {
  problem: 'Settings of mermaid are not read: the theme of the site decides how diagrams look.',
  hint: 'Delete them.',
  isFatal: false,
} as const

/** Kinds whose statements are a line each, where a single quote is a quote. */
const ONE_LINE_EACH = /^(?:gantt|gitGraph|pie|timeline)\b/

/** Reads what diagrams of all kinds have in common: front matter, comments, settings, name and description. */
export function readMermaid(source: string): MermaidSource {
  const lines = source.split('\n')
  const { title, problems, end } = readHead(lines)
  const joinOpen = createJoiner(lines)
  let isOneLineEach = false
  const statements: Statement[] = []
  let name: string | null = null
  let description: string | null = null
  for (let index = end; index < lines.length; index += 1) {
    const text = (lines[index] ?? '').trim()
    const line = index + 1
    const [, word, mark, value = ''] = /^(accTitle|accDescr)\s*(:|\{)\s*(.*)$/.exec(text) ?? []
    if (text.startsWith('%%{')) {
      problems.push({ line, ...SETTINGS })
      while (index < lines.length && !(lines[index] ?? '').includes('}%%')) index += 1
    } else if (word === 'accTitle' && mark === ':') name = decodeEntities(value)
    else if (word === 'accDescr' && mark === ':') description = decodeEntities(value)
    else if (word === 'accDescr') {
      const parts = [value]
      while (index < lines.length && !(parts.at(-1) ?? '').includes('}')) {
        index += 1
        parts.push((lines[index] ?? '').trim())
      }
      description = decodeEntities(parts.join(' ').replace(/\}.*$/, '').trim())
    } else if (text !== '' && !text.startsWith('%%')) {
      if (statements.length === 0) isOneLineEach = ONE_LINE_EACH.test(text)
      const [whole, count] = isOneLineEach ? [text, 0] : joinOpen(index)
      // Diagrams show a run of blanks as one, and patterns that look for blanks read one fast.
      const indent = (lines[index] ?? '').search(/\S/)
      statements.push({ text: whole.replaceAll(/[^\S\n]+/g, ' '), line, indent })
      index += count
    }
  }
  return { title, name, description, statements, problems }
}

/** The front matter of a diagram; `end` is the index of the first line after it. */
function readHead(lines: readonly string[]): { title: string | null; problems: Problem[]; end: number } {
  const start = lines.findIndex((line) => line.trim() !== '')
  const close = lines.findIndex((line, index) => index > start && line.trim() === '---')
  if (lines[start]?.trim() !== '---' || close === -1) return { title: null, problems: [], end: 0 }
  const problems: Problem[] = []
  let title: string | null = null
  for (const [index, line] of lines.slice(start + 1, close).entries()) {
    const [, key, value = ''] = /^(\w+)\s*:\s*(.*)$/.exec(line) ?? []
    if (key === 'title') title = withoutMarks(value.trim())
    else if (key !== undefined) problems.push({ line: start + index + 2, ...SETTINGS })
  }
  return { title, problems, end: close + 1 }
}

/** Finds the statement at a line whose quotes or `@{` may go on in the next lines, and how many these are. */
function createJoiner(lines: readonly string[]): (index: number) => [text: string, count: number] {
  /** Whether the number of quotes before a line is odd. */
  const isOddBefore = [false]
  for (const [index, line] of lines.entries())
    isOddBefore.push(isOddBefore[index] !== (line.split('"').length % 2 === 0))
  /** Values of `isOddBefore` at lines that nothing ends. Later lines with the same value are not followed to the end again. */
  const endless = new Set<boolean | undefined>()
  return (start) => {
    const own = (lines[start] ?? '').trim()
    let isBraceOpen = false
    for (
      let index = start;
      index < lines.length && !(index > start && endless.has(isOddBefore[start]));
      index += 1
    ) {
      const line = lines[index] ?? ''
      const [open, close] = [line.lastIndexOf('@{'), line.lastIndexOf('}')]
      if (open !== close) isBraceOpen = open > close
      if (!isBraceOpen && isOddBefore[index + 1] === isOddBefore[start]) {
        const parts = lines.slice(start, index + 1).map((part) => part.trim())
        // Patterns that look for blanks take long over a run of lines without a word.
        return [parts.join('\n').replaceAll(/\n{3,}/g, '\n\n'), index - start]
      }
    }
    endless.add(isOddBefore[start])
    return [own, 0]
  }
}
