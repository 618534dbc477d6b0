import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many of the tables with a number of columns are looked at: those that need the most room. */
const MOST_DEMANDING = 5

interface BuiltPage {
  readonly address: string
  /** Names of the components of its main part. */
  readonly parts: readonly string[]
  /** What has to have room: the name of its kind, and how much room it needs in letters. */
  readonly demands: readonly (readonly [kind: string, letters: number])[]
}

/**
 * The pages of a built site that stand for the others where each page costs time: of each component one that has it, and those that need
 * the most room: the widest tables of each number of columns, and the longest words of code. A page that becomes worse than they are is
 * among them. `addresses` are those of pages below `base`, whose folder is `dist`.
 */
export function samplePages(dist: string, base: string, addresses: readonly string[]): string[] {
  const pages = addresses.map((address) =>
    readPage(address, readFileSync(join(dist, address.slice(base.length), 'index.html'), 'utf8')),
  )
  const sample = new Set<string>()
  const demands = pages.flatMap((page) => page.demands.map(([kind, letters]) => ({ page, kind, letters })))
  for (const wanted of new Set(demands.map(({ kind }) => kind))) {
    const most = demands.filter(({ kind }) => kind === wanted).toSorted((a, b) => b.letters - a.letters)
    for (const { page } of most.slice(0, MOST_DEMANDING)) sample.add(page.address)
  }
  const seen = new Set(pages.filter(({ address }) => sample.has(address)).flatMap(({ parts }) => parts))
  for (const { address, parts } of pages) {
    if (parts.every((part) => seen.has(part))) continue
    sample.add(address)
    for (const part of parts) seen.add(part)
  }
  return addresses.filter((address) => sample.has(address))
}

function readPage(address: string, html: string): BuiltPage {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
  const classes = [...main.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const elements = [...main.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)
  const tables = [...main.matchAll(/<table[^]*?<\/table>/g)].map(([table]) => demandOf(table))
  const code = [...main.matchAll(/<code[^]*?<\/code>/g)].map(([text]) => longestWord(text))
  return {
    address,
    parts: [...new Set([...classes.filter((name) => name.startsWith('fyr-')), ...elements])],
    demands: [...tables, ['code', Math.max(0, ...code)]],
  }
}

/** The kind of a table is the number of its columns. It needs room for the longest word of each. */
function demandOf(table: string): readonly [kind: string, letters: number] {
  const rows = [...table.matchAll(/<tr[^]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[dh][^]*?<\/t[dh]>/g)].map(([cell]) => longestWord(cell)),
  )
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column] ?? 0)),
  )
  return [`table of ${columns} columns`, letters.reduce((sum, most) => sum + most, 0)]
}

function longestWord(html: string): number {
  const words = html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&#?\w+;/g, '·')
    .split(/\s+/)
  return Math.max(...words.map(({ length }) => length))
}
