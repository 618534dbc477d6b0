import { posix } from 'node:path'
import { changeLines } from '../old-site/change-lines.ts'
import { codeFollower } from '../old-site/code-fences.ts'

/** `<!--@include: ./a.md#part{3,}-->`, alone on its line. */
const PART = /^\s*<!--\s*@include:\s*([^\s{#]+)(?:#([^\s{]+))?(?:\{(\d*),(\d*)\})?\s*-->\s*$/
/** The path of an include in an included page. */
const RELATIVE = /(<!--\s*@include:\s*)(\.{0,2}\/?[^@\s{#][^\s{#]*)/g
/** Pages that include each other would never end. */
const DEEPEST = 10

/** The files around a page, as its includes need them. */
export interface IncludingSite {
  /** The path from the root of a file that a page names. */
  readonly pathOf: (written: string, file: string) => string
  /** The text of a file, by its path from the root; null if the site has none. */
  readonly textAt: (path: string) => string | null
  /** The id of a heading by its text. */
  readonly idOf: (text: string) => string
}

/**
 * A page with the lines that it includes of other pages, or what is below one of their headings, as VitePress inserts them: links
 * in them start from the page. A region stays, which Fyr includes by its name.
 */
export function withIncludedParts(text: string, file: string, site: IncludingSite, depth = 0): string {
  if (!text.includes('@include:') || depth > DEEPEST) return text
  return changeLines(text, {
    text: (line) => {
      const [, written, part, from, to] = PART.exec(line) ?? []
      if (written === undefined || (part === undefined && from === undefined)) return line
      const path = site.pathOf(written, file)
      const whole = site.textAt(path)?.split(/\r?\n/)
      if (whole === undefined) return line
      const region = part === undefined ? null : regionIn(whole, part)
      if (region !== null && from === undefined) return line
      const own = part === undefined ? whole : (region ?? belowHeading(whole, part, site.idOf) ?? whole)
      const taken = own.slice(from ? Number(from) - 1 : 0, to ? Number(to) : own.length).join('\n')
      const [there, here] = [posix.dirname(path), posix.dirname(file)]
      const placed = taken.replaceAll(
        RELATIVE,
        (_whole, before: string, inner: string) => before + posix.relative(here, posix.join(there, inner)),
      )
      return withIncludedParts(placed, file, site, depth + 1)
    },
  })
}

/** The lines of a region, between comments with its name; null if there is none. */
function regionIn(lines: readonly string[], name: string): readonly string[] | null {
  const start = lines.findIndex((line) => commentOf(line) === `region ${name}`)
  const end = lines.findIndex((line, index) => index > start && commentOf(line) === `endregion ${name}`)
  return start === -1 || end === -1 ? null : lines.slice(start + 1, end)
}

/** What a comment that is a line says, without the hash that editors write; null for any other line. */
function commentOf(line: string): string | null {
  const trimmed = line.trim()
  const isComment = trimmed.startsWith('<!--') && trimmed.endsWith('-->')
  return isComment ? trimmed.slice(4, -3).trim().replace(/^#/, '') : null
}

/** The lines below a heading, by its id, until the next one that is no part of it; null without one. */
function belowHeading(
  lines: readonly string[],
  id: string,
  idOf: (text: string) => string,
): readonly string[] | null {
  const kindOf = codeFollower()
  const headings = lines.flatMap((line, index) => {
    const [, marks, words = '', own] =
      kindOf(line) === 'text' ? (/^(#{1,6})\s+(.*?)(?:\s*\{#([^\s{}]+)\})?\s*$/.exec(line) ?? []) : []
    return marks === undefined ? [] : [{ index, level: marks.length, id: own ?? idOf(words) }]
  })
  const at = headings.findIndex((heading) => heading.id === id)
  const found = headings[at]
  if (found === undefined) return null
  const next = headings.slice(at + 1).find(({ level }) => level <= found.level)
  return lines.slice(found.index + 1, next?.index)
}
