import { splitNumberPrefix } from '@fyr/content-pipeline/internal'
import { posix } from 'node:path'
import picomatch from 'picomatch'
import { joinAddress } from '../old-site/old-addresses.ts'
import { listOf, type Settings } from '../old-site/plain-value.ts'
import { filesBelow } from '../old-site/read-old-files.ts'

/** What Docusaurus leaves out of docs, posts and pages, unless the site says otherwise. */
const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

/** Files of a plug-in of pages in a folder (absolute), by its `include` and `exclude`, relative to the folder. */
export function contentFiles(
  folder: string,
  options: Settings,
  usual: readonly string[] = ['**/*.{md,mdx}'],
): string[] {
  const globs = (key: string, fallback: readonly string[]) =>
    Array.isArray(options[key]) ? listOf(options[key]).filter((glob) => typeof glob === 'string') : fallback
  const isIncluded = picomatch([...globs('include', usual)])
  const isExcluded = picomatch([...globs('exclude', EXCLUDED)])
  return filesBelow(folder).filter((file) => isIncluded(file) && !isExcluded(file))
}

/** How a docs plug-in reads the numbers that order files. */
export interface DocRules {
  /** Whether they are left out of ids and addresses: `numberPrefixParser`. */
  readonly hasPrefixes: boolean
}

export const USUAL_RULES: DocRules = { hasPrefixes: true }

/** The identity of a doc in Docusaurus. */
export interface DocIdentity {
  readonly id: string
  /** Its path below the docs of its version, with slashes as there: `/guide/` for the doc of a folder. */
  readonly path: string
}

/**
 * The id and the path of a doc. Whether it stands for its folder depends on the names as they are written, numbers included:
 * `01-basics/00-basics.md` does not.
 */
export function docIdentity(file: string, matter: Settings, { hasPrefixes }: DocRules): DocIdentity {
  const written = file.replace(/\.mdx?$/, '').split('/')
  const isNumbered = hasPrefixes && !isFalse(matter['parse_number_prefixes'])
  const parts = isNumbered ? written.map((part) => splitNumberPrefix(part).name) : written
  const folders = parts.slice(0, -1)
  const base = wordOf(matter['id']) ?? parts.at(-1) ?? ''
  const folder = folders.length === 0 ? '/' : `/${folders.join('/')}/`
  return { id: [...folders, base].join('/'), path: pathOf(base, folder) }

  function pathOf(name: string, around: string): string {
    const slug = wordOf(matter['slug'])
    if (slug?.startsWith('/') === true) return slug
    if (slug === null && standsForFolder(written)) return around
    return posix.join(around, slug ?? name)
  }
}

function standsForFolder(written: readonly string[]): boolean {
  const [folder, name = ''] = [written.at(-2)?.toLowerCase(), (written.at(-1) ?? '').toLowerCase()]
  return name === 'index' || name === 'readme' || name === folder
}

/** The date in the path of a post: `2024-01-05-news.md`, `2024/1/5/news/index.md`. The last one counts. */
const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/** The path of a post below the blog: the date, the folders around it, the name. */
export function postPath(file: string, matter: Settings): string {
  const slug = wordOf(matter['slug'])
  if (slug !== null) return joinAddress(slug)
  const [, folder = '', date, text = ''] = DATED.exec(file) ?? []
  if (date === undefined) return joinAddress(file.replace(/(?:\/index)?\.mdx?$/, ''))
  return joinAddress(date.replaceAll('-', '/'), folder + text)
}

/** The path of a page: its place, or its slug if it is Markdown. `index` in small letters or capitals is its folder. */
export function pagePath(file: string, matter: Settings = {}): string {
  const slug = /\.mdx?$/.test(file) ? wordOf(matter['slug']) : null
  if (slug !== null) return joinAddress(slug)
  const bare = file.replace(/(^|\/)index\.(?:mdx?|[jt]sx?)$/i, '$1').replace(/\.(?:mdx?|[jt]sx?)$/, '')
  return joinAddress(bare)
}

/** Whether a build publishes a page: drafts are left out. */
export function isPublished({ draft }: Settings): boolean {
  return draft !== true && draft !== 'true'
}

/** A text of front matter, where numbers are texts too; null without one. */
function wordOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

function isFalse(value: unknown): boolean {
  return value === false || value === 'false'
}
