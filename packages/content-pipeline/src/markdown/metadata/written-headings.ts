import { createFenceReader, isComponentSyntax } from '@fyr/markdown-parser'
import type { Nodes } from 'mdast'
import { parseMarkdown } from '../parse/parse-markdown.ts'
import { plainText } from '../document/plain-text.ts'
import { splitFrontMatter } from '../../read/split-front-matter.ts'

/** A heading as it is written: a line of a page that begins with number signs. */
export interface WrittenHeading {
  /** Place of its line among those of the page, from 0. */
  readonly index: number
  readonly depth: number
  /** Its text without markup and badges, from which its id is made. */
  readonly words: string
  /** The id that its author has given it; null without one. */
  readonly id: string | null
  /** Place in the line behind its words: an id for it belongs there. */
  readonly end: number
}

const HEADING = /^( {0,3}(#{1,6})[ \t]+)(.*)$/s
/** `{#id}`, and in `.mdx` also as a comment. */
const WRITTEN_ID = /(?:(?<![ \t])[ \t]+)?\{(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?\}$/
/** Words that Markdown reads as they are. */
const PLAIN = /^[\p{L}\p{N} .,;?()'’“”/–—-]*$/u

/** The headings of a page with its front matter, in order. Those underlined with `===` or `---` are left out. */
export function writtenHeadings(page: string): WrittenHeading[] {
  const isCode = createFenceReader()
  const { markdown } = splitFrontMatter(page.replace(/^\uFEFF/, ''))
  return markdown.split('\n').flatMap((line, index) => {
    const [, start = '', marks = '', rest] = isCode(line) ? [] : (HEADING.exec(line) ?? [])
    if (rest === undefined) return []
    const written = withoutClosing(rest)
    const [whole = '', id = null] = WRITTEN_ID.exec(written) ?? []
    const words = wordsOf(written.slice(0, written.length - whole.length))
    return [{ index, depth: marks.length, words, id, end: start.length + written.length }]
  })
}

/** The text of a heading without the number signs that may close it. */
function withoutClosing(text: string): string {
  const trimmed = text.trimEnd()
  let end = trimmed.length
  while (trimmed[end - 1] === '#') end -= 1
  const open = trimmed.slice(0, end)
  return /[ \t]$/.test(open) ? open.trimEnd() : trimmed
}

/** The words of a heading, without markup. */
function wordsOf(written: string): string {
  if (PLAIN.test(written)) return written.trim()
  const parsed = parseMarkdown(`# ${written}`)
  const [heading] = parsed.type === 'tree' ? parsed.tree.children : []
  return heading?.type === 'heading' ? textIn(heading).trim() : written.trim()
}

/** The text of a node without its tags of components, among them badges. */
function textIn(node: Nodes): string {
  if (isComponentSyntax(node)) return ''
  return 'children' in node ? node.children.map(textIn).join('') : plainText(node, '')
}

/** The page with ids behind the words of some of its headings. */
export function withHeadingIds(page: string, ids: ReadonlyMap<WrittenHeading, string>): string {
  if (ids.size === 0) return page
  const lines = page.split('\n')
  for (const [{ index, end }, id] of ids) {
    const line = lines[index] ?? ''
    lines[index] = `${line.slice(0, end)} {#${id}}${line.slice(end)}`
  }
  return lines.join('\n')
}
