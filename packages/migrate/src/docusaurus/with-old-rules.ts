import { changeFrontMatter } from '@fyr/cli/internal'
import { splitNumberPrefix } from '@fyr/content-pipeline/internal'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { readExpression } from '../old-site/read-expression.ts'
import { type OldContent } from './docusaurus-contents.ts'
import { authorsIn } from './docusaurus-lists.ts'
import type { OldSite } from './docusaurus-site.ts'

/** Keys that mean nothing in a page: they place a doc in its sidebar, or a post in its lists. The address is known already. */
const OF_DOCS_AND_POSTS = [
  'id',
  'sidebar_label',
  'sidebar_position',
  'sidebar_class_name',
  'sidebar_custom_props',
  'displayed_sidebar',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'tags',
  'authors',
  'hide_reading_time',
]

/**
 * The text of a page with what the options of its plug-in say in Docusaurus and only front matter says here: that numbers stay in
 * names, and that a page is not published.
 */
export function withOldRules(
  page: string,
  text: string,
  { site, contents }: { readonly site: OldSite; readonly contents: readonly OldContent[] },
): string {
  const around = contents.find(({ folder }) => page.startsWith(`${site.inRoot(folder)}/`))
  if (around === undefined) return text
  const file = page.slice(site.inRoot(around.folder).length + 1)
  const isNumbered = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .some((part) => splitNumberPrefix(part).position !== null)
  // Docs and posts of a further plug-in are pages here, which no sidebar and no list shows.
  const becomesPage =
    around.kind !== 'pages' &&
    around.version === null &&
    around.slugBase === '/' &&
    around.place !== site.inRoot(around.folder)
  const isLeftOut = !around.files.includes(file) && !/(?:^|\/)_/.test(file)
  const isPost = around.kind === 'blog' && !becomesPage
  const own = isPost ? withUsualMarker(text, textOf(around.options['truncateMarker'])) : text
  return changeFrontMatter(own, (matter) => ({
    ...(isPost && listOf(matter['authors']).some((one) => textOf(recordOf(one)['key']) !== null)
      ? { authors: authorsOf(listOf(matter['authors']), authorsIn(around)) }
      : {}),
    ...(around.kind === 'docs' && isNumbered && !around.rules.hasPrefixes
      ? { parse_number_prefixes: matter['parse_number_prefixes'] ?? false }
      : {}),
    ...(becomesPage
      ? Object.fromEntries(
          OF_DOCS_AND_POSTS.flatMap((key) => (matter[key] === undefined ? [] : [[key, undefined]])),
        )
      : {}),
    ...(isLeftOut && matter['draft'] !== true ? { draft: true } : {}),
  }))
}

/** A post whose excerpt ends at a marker of the site, a regular expression as text, with the one that Fyr reads. */
function withUsualMarker(text: string, marker: string | null): string {
  const [, source, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(marker ?? '') ?? []
  const found = source === undefined ? null : readExpression(source, flags.replaceAll(/[gy]/g, ''))
  return found === null ? text : text.replace(found, '<!-- truncate -->')
}

/** Authors of a post. One with a key and words of its own is the author of that key in other words. */
function authorsOf(written: readonly unknown[], known: Settings): unknown[] {
  return written.map((one) => {
    const { key, ...own } = recordOf(one)
    const name = textOf(key)
    if (name === null) return one
    if (Object.keys(own).length === 0) return name
    const { page: _page, ...author } = recordOf(known[name])
    return { ...author, ...own }
  })
}
