import { posix } from 'node:path'

/** `01-intro` -> `intro`; dates and versions keep their numbers, as in Docusaurus. */
export function withoutNumber(name: string): string {
  if (/^(?:\d{4}|\d{2})[-_.]\d{2}(?:[-_.](?:\d{4}|\d{1,2}))?|^\d+[-_.]\d+/.test(name)) return name
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')
}

/** What of front matter decides an address. */
export interface AddressMatter {
  readonly id?: unknown
  readonly slug?: unknown
}

/** The path of a doc below the docs in Docusaurus, with slashes as there: `/guide/` for the index of a folder. */
export function docusaurusDocPath(file: string, { id, slug }: AddressMatter): string {
  const parts = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(withoutNumber)
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

/** Addresses, one below the other, with one slash between them. */
export function joinAddress(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replaceAll(/\/{2,}/g, '/')
}
