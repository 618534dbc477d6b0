import { splitNumberPrefix } from '@fyr/content-pipeline/internal'
import type { OldRedirect } from './migration-plan.ts'
import { textOf } from './plain-value.ts'
import { decodedPath } from './decoded-path.ts'

/** Folders and name of a doc, without its ending and the numbers that order it. */
function partsOf(file: string): string[] {
  return file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
}

/** The id of a doc in the new site. */
export function docIdOf(file: string, { id }: AddressMatter = {}): string {
  const parts = partsOf(file)
  return [...parts.slice(0, -1), textOf(id) ?? parts.at(-1) ?? ''].join('/')
}

/** The front matter keys that decide an id. */
interface AddressMatter {
  readonly id?: unknown
}

/** The path of a file whose place is its address. */
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

/** Two spellings of one address share a key: with and without a last slash, encoded and not. */
export function addressKey(address: string): string {
  return address.replace(/\/$/, '').split('/').map(decodedPath).join('/').normalize('NFC')
}
