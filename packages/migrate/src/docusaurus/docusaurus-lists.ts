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
 * the pages of tags. Hidden pages are in none.
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
  ]
}

/** The addresses of the tags in use, with the number of listed pages that have them. */
function tagsOf(content: OldContent, shown: readonly ShownPage[]): Map<string, number> {
  const declared = declaredTags(content)
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

function declaredTags({ folder, options }: OldContent): Settings {
  const path = join(folder, textOf(options['tags']) ?? 'tags.yml')
  if (!isFile(path)) return {}
  try {
    return recordOf(parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}
