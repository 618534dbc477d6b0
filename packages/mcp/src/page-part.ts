import type { AgentIndexHeading } from '@fyr/content-pipeline/manifest'

/** The part of a page that is asked for. */
export interface AskedPart {
  /** Id of a heading; null for the page from its beginning. */
  readonly section: string | null
  /** Number of lines to skip. */
  readonly offset: number
  /** Number of lines; null for as many as one answer holds. */
  readonly limit: number | null
}

/** Characters of an answer whose length is not asked for: about 2,000 tokens. */
const USUAL = 8_000
/** Characters of any answer. */
const LONGEST = 100_000
/** Sections that are named below a part of a page. */
const MAX_NAMED = 40

/**
 * A page, or a section of it with the sections below it, as far as one answer goes. What is left out is said at its end, with
 * what to ask for it.
 */
export function partOfPage(
  markdown: string,
  headings: readonly AgentIndexHeading[],
  { section, offset, limit }: AskedPart,
): string {
  const lines = markdown.replace(/\n$/, '').split('\n')
  const places = placeHeadings(lines, headings)
  const found = section === null ? undefined : places.find(({ id }) => id === section)
  const own = found === undefined ? lines : lines.slice(found.start, found.end)
  const start = Math.min(offset, own.length)
  const end = endOf(own, start, limit)
  const notes = [
    ...(section !== null && found === undefined ? [`There is no section "#${section}" on this page.`] : []),
    ...(start === 0 && end === own.length ? [] : [`Lines ${start + 1} to ${end} of ${own.length}.`]),
    ...(end < own.length ? [`Go on with offset ${end}.`] : []),
    ...(end < own.length && found === undefined ? [namesOf(places)] : []),
  ].filter((note) => note !== '')
  // A section alone doesn't say what page it is of.
  const [title = ''] = lines
  const head = found !== undefined && start === 0 && title.startsWith('# ') ? `${title}\n\n` : ''
  const foot = notes.length === 0 ? '' : `\n\n(${notes.join(' ')})`
  return `${head}${own.slice(start, end).join('\n').trim()}${foot}\n`
}

/** The line after the last that an answer holds; one line is always in it. */
function endOf(lines: readonly string[], start: number, limit: number | null): number {
  const last = limit === null ? lines.length : Math.min(lines.length, start + limit)
  let letters = 0
  for (let end = start; end < last; end += 1) {
    letters += (lines[end] ?? '').length + 1
    if (letters > (limit === null ? USUAL : LONGEST) && end > start) return end
  }
  return last
}

function namesOf(places: readonly Place[]): string {
  if (places.length === 0) return ''
  const names = places.slice(0, MAX_NAMED).map(({ id }) => `#${id}`)
  return `Sections: ${names.join(' ')}${places.length > MAX_NAMED ? ' …' : ''}`
}

interface Place {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** The lines of each section: from its heading to the next one that is not below it. */
function placeHeadings(lines: readonly string[], headings: readonly AgentIndexHeading[]): readonly Place[] {
  const written = headingLines(lines)
  const ends = endsOf(written, lines.length)
  /** Headings that say the same, from the last to the first. */
  const byText = new Map<string, number[]>()
  for (const [index, { level, words }] of [...written.entries()].toReversed()) {
    const same = byText.get(`${level} ${words}`) ?? []
    same.push(index)
    byText.set(`${level} ${words}`, same)
  }
  const places: Place[] = []
  let next = 0
  for (const { id, level, text } of headings) {
    const same = byText.get(`${level} ${wordsOf(text)}`) ?? []
    while ((same.at(-1) ?? next) < next) same.pop()
    const found = same.pop()
    const heading = written[found ?? -1]
    if (found === undefined || heading === undefined) continue
    next = found + 1
    places.push({ id, start: heading.line, end: ends[found] ?? lines.length })
  }
  return places
}

/** For each heading the line of the next one that is not below it. */
function endsOf(written: readonly HeadingLine[], last: number): readonly number[] {
  /** By level, from the end to the beginning of the page. */
  const nearest = Array.from({ length: 7 }, () => last)
  return written
    .toReversed()
    .map(({ level, line }) => {
      const end = Math.min(...nearest.slice(0, level + 1))
      nearest[level] = line
      return end
    })
    .toReversed()
}

interface HeadingLine {
  readonly line: number
  readonly level: number
  readonly words: string
}

/** Bounded: brackets that never end are looked at to the end for each of them. */
const LINK_TARGET = /\]\([^)]{0,2000}\)/g

/** The headings of a text, without what only looks like one in code. */
function headingLines(lines: readonly string[]): readonly HeadingLine[] {
  const found: HeadingLine[] = []
  let fence: string | null = null
  for (const [line, text] of lines.entries()) {
    const [, marks] = /^\s*(`{3,}|~{3,})/.exec(text) ?? []
    if (fence !== null) {
      if (marks !== undefined && marks.startsWith(fence) && text.trim() === marks) fence = null
      continue
    }
    if (marks !== undefined) fence = marks
    const [, signs, title] = /^(#{1,6}) (.*)$/.exec(text) ?? []
    if (signs !== undefined && title !== undefined)
      found.push({ line, level: signs.length, words: wordsOf(title.replaceAll(LINK_TARGET, '')) })
  }
  return found
}

/** Letters and digits alone: the same in a text and in its Markdown. */
function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
