import { decodeEntities, withoutMarks } from './label-text.ts'

/** A statement of a diagram. */
export interface Statement {
  readonly text: string
  /** The line in the block, from 1. */
  readonly line: number
}

/** A statement that is not drawn as mermaid draws it. */
export interface Problem {
  readonly line: number
  readonly problem: string
  readonly hint: string
  /** Whether the drawing would be wrong without it. */
  readonly isFatal: boolean
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

/** Reads what diagrams of all kinds have in common: front matter, comments, settings, name and description. */
export function readMermaid(source: string): MermaidSource {
  const lines = source.split('\n')
  const { title, problems, end } = readHead(lines)
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
      const [whole, count] = joinOpen(lines, index)
      statements.push({ text: whole, line })
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

/** A statement whose quotes or `@{` go on in the next lines, and how many these are. */
function joinOpen(lines: readonly string[], index: number): [string, number] {
  let text = (lines[index] ?? '').trim()
  let count = 0
  while (isOpen(text) && index + count + 1 < lines.length) {
    count += 1
    text += `\n${(lines[index + count] ?? '').trim()}`
  }
  return isOpen(text) ? [(lines[index] ?? '').trim(), 0] : [text, count]
}

function isOpen(text: string): boolean {
  return text.split('"').length % 2 === 0 || text.lastIndexOf('@{') > text.lastIndexOf('}')
}
