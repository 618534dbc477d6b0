import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A fenced block of the documentation. */
export interface Sample {
  /** Path of the page, from the root of the site. */
  readonly page: string
  /** Line of the fence. */
  readonly line: number
  readonly language: string
  /** File that the sample is a part or the whole of; empty where the page names none. */
  readonly title: string
  readonly text: string
}

const FENCE = /^(?<indent> *)(?<marks>`{3,})(?<language>[a-z]*)(?<meta>.*)$/

/** The folder whose pages people write. The reference is generated from schemas and fixtures, which have tests of their own. */
const WRITTEN = 'content'
const GENERATED = `content/docs/reference/`

/** Returns every fenced block of the pages, in the order of their paths. What is inside a block of Markdown belongs to it. */
export function findSamples(root: string): readonly Sample[] {
  return readdirSync(join(root, WRITTEN), { recursive: true, encoding: 'utf8' })
    .map((path) => join(WRITTEN, path).split(sep).join('/'))
    .filter((path) => path.endsWith('.md') && !path.startsWith(GENERATED))
    .toSorted()
    .flatMap((page) => samplesOf(page, readFileSync(join(root, page), 'utf8')))
}

function samplesOf(page: string, source: string): Sample[] {
  const lines = source.split('\n')
  const samples: Sample[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const { indent = '', marks, language = '', meta = '' } = FENCE.exec(lines[at] ?? '')?.groups ?? {}
    if (marks === undefined) continue
    const end = lines.findIndex((line, index) => index > at && line.trim() === marks)
    if (end === -1) throw new Error(`${page}:${at + 1}: the block is never closed.`)
    const text = lines
      .slice(at + 1, end)
      .map((line) => line.slice(indent.length))
      .join('\n')
      // The backslash only keeps the site from reading a variable.
      .replaceAll(String.raw`\{{`, '{{')
    const title = /title="(?<title>[^"]+)"/.exec(meta)?.groups?.['title'] ?? fileNamedIn(text)
    samples.push({ page, line: at + 1, language, title, text })
    at = end
  }
  return samples
}

/** The file that a comment in the first line names. */
function fileNamedIn(text: string): string {
  return /^\/\/ (?<file>\S+\.tsx?)\n/.exec(text)?.groups?.['file'] ?? ''
}

/** The place of a sample as reports show it. */
export function placeOf({ page, line }: Sample): string {
  return `${page}:${line}`
}

/** A name for files of a page: its path without what is special in names. */
export function fileNameOf(page: string): string {
  return relative('.', page)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/-md$/, '')
}
