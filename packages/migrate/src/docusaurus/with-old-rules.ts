import { changeFrontMatter } from '@fyr/cli/internal'
import { splitNumberPrefix } from '@fyr/content-pipeline/internal'
import { type OldContent } from './docusaurus-contents.ts'
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
  return changeFrontMatter(text, (matter) => ({
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
