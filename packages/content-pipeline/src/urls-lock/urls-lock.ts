import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { SourceText } from '../diagnostic.ts'

/** Name of the lock, in the folder of the site. */
export const URLS_LOCK_FILE = 'urls.lock'

/** A published address, and the ids in its page that a `#` may refer to. */
export interface LockedUrl {
  /** With base path, as links spell it: `/no/docs/intro`. */
  readonly address: string
  /** Code of its locale. */
  readonly locale: string
  /** Ids of the page's headings; empty for a generated page and for a redirect. */
  readonly ids: readonly string[]
}

/** A parsed lock file. */
export interface UrlsLock {
  readonly urls: readonly LockedUrl[]
  /** Lines, from 1, that are not entries, such as the marks of a merge conflict. */
  readonly invalidLines: readonly number[]
  /** The file, for diagnostics. */
  readonly source: SourceText
}

const HEADER = '# Published addresses: address, locale, heading ids. Written by "fyr urls accept".'
const SEPARATOR = '\t'

/**
 * The text of a lock: a line for each address, sorted by code point, so that two branches that add pages seldom touch
 * the same lines. Of two entries with one address the last one is kept.
 */
export function formatUrlsLock(urls: readonly LockedUrl[]): string {
  const byAddress = new Map(urls.map((url) => [url.address, url]))
  const sorted = [...byAddress.values()].toSorted((left, right) =>
    compareCodePoints(left.address, right.address),
  )
  return [HEADER, ...sorted.map(formatLine), ''].join('\n')
}

function formatLine({ address, locale, ids }: LockedUrl): string {
  const sorted = [...new Set(ids)].toSorted(compareCodePoints)
  return [address, locale, ...(sorted.length > 0 ? [sorted.join(' ')] : [])].join(SEPARATOR)
}

/** Parses the text of a lock. Nothing is thrown: lines that are not entries are listed. */
export function parseUrlsLock(text: string, file: string = URLS_LOCK_FILE): UrlsLock {
  const urls: LockedUrl[] = []
  const invalidLines: number[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const url = parseLine(line)
    if (url === null) invalidLines.push(index + 1)
    else urls.push(url)
  }
  return { urls, invalidLines, source: { file, text } }
}

function parseLine(line: string): LockedUrl | null {
  const [address = '', locale = '', ids = '', ...rest] = line.split(SEPARATOR)
  // A redirect for a renamed locale has its code.
  if (!address.startsWith('/') || !/^[A-Za-z0-9-]+$/.test(locale) || rest.length > 0) return null
  return { address, locale, ids: ids.split(' ').filter((id) => id !== '') }
}
