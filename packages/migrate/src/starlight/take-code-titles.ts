/** Languages that Expressive Code has a group for: a file of another group is no title of their code. */
const GROUPS: readonly ReadonlySet<string>[] = [
  'astro cjs htm html js jsx mjs svelte ts tsx typescript vb vue vue-html',
  'csv env ini json toml xml yaml yml',
  'css less sass scss styl stylus xsl',
  'markdown md mdx',
].map((names) => new Set(names.split(' ')))

const TERMINAL = new Set(
  'ansi bash bat batch cmd console fish nu nushell powershell ps ps1 psd1 psm1 sh shell shellscript shellsession zsh'.split(
    ' ',
  ),
)

/** Languages whose code may begin with front matter. */
const WITH_FRONT_MATTER = new Set(['astro', 'markdown', 'md', 'mdx', 'toml', 'yaml', 'yml'])

/** What may stand before the marks of a fence, and the marks. */
const FENCE = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,})/
/** A line that is only a comment with a word in it, and maybe words and a colon before that. */
const COMMENT =
  /^\s*(?:\/\/|#(?!!)|<!--|\/\*)\s*(?:((?![a-z]:).*?)(?:：|:(?!\/\/)))?\s*((?:[a-z]:)?[\w./~%[\]+\\-]+?)\s*(?:-->|\*\/)?\s*$/i

/** Number of lines at the start of code in which Expressive Code looks for a title. */
const FIRST_LINES = 4

/** No name of a file is longer. */
const LONGEST_COMMENT = 300

/** The line that opens code. */
interface Fence {
  /** What stands before the language. */
  readonly start: string
  readonly marks: string
  readonly language: string
  readonly options: string
}

/**
 * A page in which the name of a file in a comment at the start of code is the title of that code, as Expressive Code reads it:
 * the comment goes, and so does an empty line below it.
 */
export function takeCodeTitles(page: string): string {
  const lines = page.split('\n')
  const kept: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const fence = fenceIn(line.trimEnd())
    if (fence === null) {
      kept.push(line)
      continue
    }
    const end = endOf(lines, index + 1, fence.marks)
    for (const one of withTitle(line, fence, lines.slice(index + 1, end))) kept.push(one)
    if (end < lines.length) kept.push(lines[end] ?? '')
    index = end
  }
  return kept.join('\n')
}

/** The fence that a line is; null for any other line. */
export function fenceIn(line: string): Fence | null {
  const [start, marks] = FENCE.exec(line) ?? []
  if (start === undefined || marks === undefined) return null
  const rest = line.slice(start.length)
  if (rest.includes('`')) return null
  const [space = ''] = /^\s*/.exec(rest) ?? []
  const [language = ''] = /^[^\s{]*/.exec(rest.slice(space.length)) ?? []
  return { start: start + space, marks, language, options: rest.slice(space.length + language.length) }
}

/** The line that closes code; behind the last line where none does. */
export function endOf(lines: readonly string[], from: number, marks: string): number {
  for (let index = from; index < lines.length; index += 1) {
    const [, closing] = /^\s*(`{3,}|~{3,})\s*$/.exec(lines[index] ?? '') ?? []
    if (closing?.startsWith(marks) === true) return index
  }
  return lines.length
}

/** The lines of a code block up to the one that closes it. */
function withTitle(
  line: string,
  { start, language, options }: Fence,
  code: readonly string[],
): readonly string[] {
  if (/(?:^|\s)(?:title=|frame=["']?none\b)/.test(options)) return [line, ...code]
  const titles = code.slice(0, FIRST_LINES).map((text) => titleIn(text, language))
  const at = titles.findIndex((title) => title !== null)
  if (at === -1) return [line, ...code]
  const gone = goneWith(at, code, language)
  const lineEnd = line.endsWith('\r') ? '\r' : ''
  return [
    `${start}${language || 'text'} title="${titles[at] ?? ''}"${renumber(options, gone)}${lineEnd}`,
    ...code.filter((_text, index) => !gone.has(index)),
  ]
}

/** The places of the lines that go with the one at `at`. */
function goneWith(at: number, code: readonly string[], language: string): ReadonlySet<number> {
  const textAt = (index: number) => code[index]?.trim()
  const [before, after] = [textAt(at - 1), textAt(at + 1)]
  const isEmptied =
    WITH_FRONT_MATTER.has(language) && before === after && (before === '---' || before === '+++')
  const gone = isEmptied ? [at - 1, at, at + 1] : [at]
  const next = at + (isEmptied ? 2 : 1)
  return new Set(textAt(next) === '' ? [...gone, next] : gone)
}

/** The options of code with the numbers that its lines have without some. */
function renumber(options: string, gone: ReadonlySet<number>): string {
  const numberOf = (line: number) => line - [...gone].filter((index) => index < line).length
  const isGone = (line: number) => gone.has(line - 1)
  return options.replaceAll(/((?:mark|ins|del)=)?\{([\d,\s-]+)\}/g, (_whole, mark = '', ranges: string) => {
    const parts = ranges.split(',').flatMap((part) => {
      const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? []
      if (from === undefined) return [part]
      let [first, last] = [Number(from), Number(to)]
      while (isGone(first)) first += 1
      while (isGone(last)) last -= 1
      if (first > last) return []
      return first === last ? [`${numberOf(first)}`] : [`${numberOf(first)}-${numberOf(last)}`]
    })
    return parts.length === 0 ? '' : `${mark}{${parts.join(',')}}`
  })
}

/** The name of a file in a line that is only a comment with it; null in any other line. */
function titleIn(line: string, language: string): string | null {
  if (line.length > LONGEST_COMMENT) return null
  const [, label = '', name = ''] = COMMENT.exec(line) ?? []
  if (!/[^.:/\\~]/.test(name) || /^\.{2,}(?![/\\])/.test(name)) return null
  if (label.trim().toLowerCase() === '@filename') return null
  if (isPath(name) && (label === '' || TERMINAL.has(language))) return name
  const [, ending] = /\.([^./\\]+)$/.exec(name) ?? []
  if (ending === undefined) return null
  const group = [...GROUPS, TERMINAL].find((names) => names.has(language))
  return group === undefined || group.has(ending) ? name : null
}

/** Whether a word can only be the path of a file. */
function isPath(name: string): boolean {
  if (/^(?:[/\\]|\.[/\\]|~|[a-z]:)./i.test(name) || /(?:^|[/\\])\.[^/\\]*$/.test(name)) return true
  return /[/\\]/.test(name) && /[^/\\\d.]/.test(name) && name === name.toLowerCase()
}
