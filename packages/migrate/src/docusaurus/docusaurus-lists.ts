import { kebabCase } from '@fyr/content-pipeline/internal'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { OldContent, ShownPage } from './docusaurus-contents.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { isFile } from '../old-site/read-old-files.ts'

/**
 * The addresses of the lists that Docusaurus generates, below those of the docs or of the blog: the list of posts, its archive, and
 * the pages of tags and authors. Hidden pages are in none.
 */
export function listAddresses(content: OldContent, shown: readonly ShownPage[]): string[] {
  if (content.kind === 'pages') return []
  const { options } = content
  const listed = shown.filter(({ matter }) => matter['unlisted'] !== true)
  const perPage = typeof options['postsPerPage'] === 'number' ? options['postsPerPage'] : 10
  const isBlog = content.kind === 'blog'
  const pagesOf = (address: string, amount: number): string[] => {
    const most = options['postsPerPage'] === 'ALL' || !isBlog ? 1 : Math.max(1, Math.ceil(amount / perPage))
    const name = textOf(options['pageBasePath']) ?? 'page'
    return Array.from({ length: most }, (_unused, index) =>
      index === 0 ? joinAddress(address) : joinAddress(address, name, String(index + 1)),
    )
  }
  const tags = tagsOf(content, shown)
  const tagBase = textOf(options['tagsBasePath']) ?? 'tags'
  return [
    ...(isBlog ? pagesOf('/', listed.length) : []),
    ...(isBlog && listed.length > 0 && options['archiveBasePath'] !== null
      ? [joinAddress(textOf(options['archiveBasePath']) ?? 'archive')]
      : []),
    ...(tags.size > 0 ? [joinAddress(tagBase)] : []),
    ...[...tags].flatMap(([tag, amount]) => pagesOf(joinAddress(tagBase, tag), amount)),
    ...(isBlog ? authorAddresses(content, listed, pagesOf) : []),
  ]
}

/** The addresses of the list of authors, and of the posts of each author that has a page. */
function authorAddresses(
  content: OldContent,
  listed: readonly ShownPage[],
  pagesOf: (address: string, amount: number) => string[],
): string[] {
  const authors = Object.entries(authorsIn(content))
  if (authors.length === 0) return []
  const base = textOf(content.options['authorsBasePath']) ?? 'authors'
  const postsOf = (key: string) =>
    listed.filter(({ matter }) =>
      [matter['authors']].flat().some((one) => one === key || recordOf(one)['key'] === key),
    ).length
  return [
    joinAddress(base),
    ...authors.flatMap(([key, author]) => {
      const { page } = recordOf(author)
      if (page === undefined || page === false || page === null) return []
      return pagesOf(joinAddress(base, textOf(recordOf(page)['permalink']) ?? kebabCase(key)), postsOf(key))
    }),
  ]
}

/** The authors of a blog by their keys. */
export function authorsIn(blog: OldContent): Settings {
  return dataOf(blog, 'authorsMapPath', 'authors.yml')
}

/** Redirects from lists at addresses of their own to where Fyr has them, below the base path. */
export function listRedirects(contents: readonly OldContent[], languages: readonly string[]): Settings {
  const lists = contents.flatMap(({ kind, options, base, place, folder, files }) => {
    // What becomes pages has no lists.
    const isPage = kind === 'pages' || files.length === 0 || !folder.endsWith(place)
    const named = isPage ? [] : kind === 'docs' ? LISTS.slice(0, 1) : LISTS
    return named.flatMap(([option, usual]) => {
      const own = textOf(options[option])
      if (own === null || joinAddress(own) === joinAddress(usual)) return []
      // An archive is one page.
      const rest = option === 'archiveBasePath' ? '' : '/*'
      return languages.map((language): [string, string] => {
        const addressOf = (name: string) => joinAddress(language, base, name).replace(/\/$/, '') + rest
        return [addressOf(own), addressOf(usual)]
      })
    })
  })
  return Object.fromEntries(lists)
}

/** Options that say where lists are, and where they are in Fyr. */
const LISTS = [
  ['tagsBasePath', 'tags'],
  ['archiveBasePath', 'archive'],
  ['authorsBasePath', 'authors'],
] as const

/** The addresses of the tags in use, with the number of listed pages that have them. */
function tagsOf(content: OldContent, shown: readonly ShownPage[]): Map<string, number> {
  const declared = dataOf(content, 'tags', 'tags.yml')
  const found = new Map<string, number>()
  for (const { matter } of shown) {
    const permalinks = listOf(matter['tags']).flatMap((tag) => {
      const written = typeof tag === 'number' ? String(tag) : tag
      if (typeof written !== 'string') return textOf(recordOf(written)['permalink']) ?? []
      return textOf(recordOf(declared[written])['permalink']) ?? kebabCase(written)
    })
    for (const permalink of new Set(permalinks.map((one) => one.split('/').filter(Boolean).join('/'))))
      found.set(permalink, (found.get(permalink) ?? 0) + (matter['unlisted'] === true ? 0 : 1))
  }
  return found
}

/** What a file of a plug-in says, which an option names. */
function dataOf({ folder, options }: OldContent, option: string, usual: string): Settings {
  const path = join(folder, textOf(options[option]) ?? usual)
  if (!isFile(path)) return {}
  try {
    return recordOf(parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}
