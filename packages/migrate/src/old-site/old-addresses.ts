import { splitNumberPrefix } from '@fyr/content-pipeline'
import { posix } from 'node:path'
import type { OldRedirect } from './migration-plan.ts'
import { textOf } from './plain-value.ts'

/** Folders and name of a doc, without its ending and the numbers that order it. */
function partsOf(file: string): string[] {
  return file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
}

/** The id of a doc, as Docusaurus and Fyr make it. */
export function docIdOf(file: string, { id }: AddressMatter = {}): string {
  const parts = partsOf(file)
  return [...parts.slice(0, -1), textOf(id) ?? parts.at(-1) ?? ''].join('/')
}

/** The front matter keys that decide an address. */
export interface AddressMatter {
  readonly id?: unknown
  readonly slug?: unknown
}

/** The path of a doc below the docs in Docusaurus, with slashes as there: `/guide/` for the index of a folder. */
export function docusaurusDocPath(file: string, { id, slug }: AddressMatter): string {
  const parts = partsOf(file)
  const name = parts.at(-1) ?? ''
  const folders = parts.slice(0, -1)
  const folder = folders.length === 0 ? '/' : `/${folders.join('/')}/`
  if (typeof slug === 'string') return slug.startsWith('/') ? slug : posix.join(folder, slug)
  const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folders.at(-1)?.toLowerCase()
  return isIndex ? folder : folder + (typeof id === 'string' ? id : name)
}

/** `2024-01-05-news.md` and `2024/01/05/news/index.md`. */
const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/

/** The path of a post below the blog in Docusaurus. */
export function docusaurusPostPath(file: string, { slug }: AddressMatter): string {
  if (typeof slug === 'string') return `/${slug.replace(/^\//, '')}`
  const bare = file.replace(/\.mdx?$/, '')
  const dated = DATED.exec(bare)
  if (dated === null) return `/${bare.replace(/\/index$/, '')}`
  const [, folder = '', year, month, day, text = ''] = dated
  return `/${folder}${year}/${month}/${day}/${text}`
}

/** The path of a file whose place is its address, as in VitePress, Starlight and the pages of Docusaurus. */
export function filePath(file: string): string {
  const bare = `/${file.replace(/\.\w+$/, '')}`
  return bare.replace(/\/index$/, '/')
}

/** A redirect as the old site lists it, with its base path. */
export function redirectOf(from: string, to: string, base: string): OldRedirect {
  const isElsewhere = /^[a-z][a-z\d+.-]*:/i.test(to)
  return { from: joinAddress(base, from), to: isElsewhere ? to : joinAddress(base, to) }
}

/** Addresses, one below the other, with one slash between them. */
export function joinAddress(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replaceAll(/\/{2,}/g, '/')
}
