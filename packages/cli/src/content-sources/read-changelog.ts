/** A version in a changelog. */
export interface ChangelogVersion {
  /** As its heading names it, without a leading `v`: `1.2.0`, `2.0.0-rc.1`. */
  readonly version: string
  /** `YYYY-MM-DD`, if the heading has one. */
  readonly date: string | null
  /** The text below its heading, on the same lines as in the file, with headings from the second level on. */
  readonly markdown: string
  /** The line of the file that it begins on. */
  readonly line: number
}

interface Heading {
  /** Index of its line. */
  readonly at: number
  readonly level: number
  readonly text: string
}

/** `[1.2.0] - 2024-09-01`, `v1.2.0 (2024-09-01)`, `[1.2.0](https://…) (2024-09-01)`, `fyr@1.2.0`, `1.2.0`. */
const VERSION = /^(?:@?[\w/.-]+@)?\[?v?(\d+\.\d+(?:\.\d+)?(?:[-+.][\w.+-]+)?)\]?(?![\w.])/
const DATE = /\b(\d{4}-\d{2}-\d{2})\b/
const DEFINITION = /^ {0,3}\[([^\]^][^\]]*)\]:\s*\S/

/**
 * The versions of a changelog, in the order of the file. Headings in code blocks are code. With `hasExcerpts` a marker says
 * what lists of posts show.
 */
export function readChangelog(
  text: string,
  { hasExcerpts = false }: { readonly hasExcerpts?: boolean } = {},
): readonly ChangelogVersion[] {
  const lines = text.split('\n')
  const isCode = codeLines(lines)
  const headings = lines.flatMap((line, at) => headingOf(line, at, isCode))
  const level = headings.find((heading) => VERSION.test(heading.text))?.level
  if (level === undefined) return []
  const definitions = definitionsIn(lines, isCode)
  return headings.flatMap((heading) => {
    const [, version] = VERSION.exec(heading.text) ?? []
    if (version === undefined || heading.level !== level) return []
    const from = heading.at + 1
    const to = headings.find(({ at, level: other }) => at >= from && other <= level)?.at ?? lines.length
    const inside = headings.filter(({ at }) => at >= from && at < to)
    const body = withRaisedHeadings(lines.slice(from, to), inside, from)
    // Those of all versions follow the last one.
    const isLink = (line: string, index: number): boolean =>
      isCode[from + index] !== true && DEFINITION.test(line)
    const own = body.map((line, index) => (isLink(line, index) ? '' : line))
    const date = DATE.exec(heading.text.slice(version.length))?.[1] ?? null
    const markdown = (hasExcerpts ? withExcerpt(own, inside, from) : own).join('\n').trimEnd()
    return [{ version, date, markdown: markdown + usedDefinitions(markdown, definitions), line: from + 1 }]
  })
}

/** The text of a release, whose headings may begin with any level, as `readChangelog` gives that of a version. */
export function readReleaseText(
  text: string,
  { hasExcerpts = false }: { readonly hasExcerpts?: boolean } = {},
): string {
  const lines = text.split('\n')
  const isCode = codeLines(lines)
  const headings = lines.flatMap((line, at) => headingOf(line, at, isCode))
  const body = withRaisedHeadings(lines, headings, 0)
  return (hasExcerpts ? withExcerpt(body, headings, 0) : body).join('\n').trimEnd()
}

function headingOf(line: string, at: number, isCode: readonly boolean[]): Heading[] {
  const [, marks, rest] = /^ {0,3}(#{1,6})[ \t](.*)$/s.exec(line) ?? []
  if (marks === undefined || rest === undefined || isCode[at] === true) return []
  let end = rest.length
  while (rest[end - 1] === '#') end -= 1
  return [{ at, level: marks.length, text: rest.slice(0, end).trim() }]
}

/** Which lines are in a fenced code block. */
function codeLines(lines: readonly string[]): boolean[] {
  let fence: string | null = null
  return lines.map((line) => {
    const [, marks, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (fence !== null) {
      const isEnd = marks !== undefined && marks.startsWith(fence) && rest.trim() === ''
      if (isEnd) fence = null
      return true
    }
    fence = marks ?? null
    return marks !== undefined
  })
}

/** The title of the page is the first level, so what is below it begins with the second. */
function withRaisedHeadings(
  body: readonly string[],
  headings: readonly Heading[],
  from: number,
): readonly string[] {
  const surplus = headings.reduce((least, { level }) => Math.min(least, level), Infinity) - 2
  const raised = new Set(headings.map(({ at }) => at - from))
  const move = surplus < 0 ? lowerHeading : (line: string): string => line.slice(surplus)
  return body.map((line, index) => (raised.has(index) ? move(line.trimStart()) : line))
}

/** There is no seventh level. */
function lowerHeading(line: string): string {
  return line.startsWith('######') ? line : `#${line}`
}

/**
 * Lists of posts show what comes before the second heading; the empty line before it holds the marker. Without one they show
 * all.
 */
function withExcerpt(body: readonly string[], headings: readonly Heading[], from: number): readonly string[] {
  const second = headings.slice(1).find(({ at }) => body[at - from - 1]?.trim() === '')
  if (second !== undefined) return body.with(second.at - from - 1, MARKER)
  const end = body.findLastIndex((line) => line.trim() !== '') + 1
  return [...body.slice(0, end), '', MARKER]
}

const MARKER = '<!-- truncate -->'

/** By label, as links spell it. */
function definitionsIn(lines: readonly string[], isCode: readonly boolean[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line, at) => {
      const label = isCode[at] === true ? undefined : DEFINITION.exec(line)?.[1]
      return label === undefined ? [] : [[label.toLowerCase(), line.trim()] as const]
    }),
  )
}

function usedDefinitions(markdown: string, definitions: ReadonlyMap<string, string>): string {
  const labels = [...markdown.matchAll(/\[([^[\]]+)\]/g)].map(([, label = '']) => label.toLowerCase())
  const used = [...new Set(labels)].flatMap((label) => definitions.get(label) ?? [])
  return used.length === 0 ? '' : `\n\n${used.join('\n')}`
}
