import { join } from 'node:path'
import { type CustomCss, withModeClasses } from '../old-site/custom-css.ts'
import { withOldRules } from './with-old-rules.ts'
import type { OldContent } from './docusaurus-contents.ts'
import type { OldSite } from './docusaurus-site.ts'
import { type Settings, listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { isFile } from '../old-site/read-old-files.ts'
import { rewritePage } from './rewrite-docusaurus.ts'

/** The new text of a page. */
export function rewrittenPage(
  page: string,
  text: string,
  {
    site,
    contents,
    css,
  }: { readonly site: OldSite; readonly contents: readonly OldContent[]; readonly css: CustomCss },
): string {
  const { root, folder, inRoot, old } = site
  const own = rewritePage(page, withModeClasses(text, css.modeClasses), {
    folder: inRoot(folder),
    isThere: (path) => isFile(join(root, path)),
    keepsCapitals: keepsCapitals(old),
    keywords: admonitionKeywords(site),
    comments: commentsIn(old),
  })
  return withOldRules(page, own, { site, contents })
}

/** The words for admonitions that options of a site add. */
function admonitionKeywords({ parts }: OldSite): readonly string[] {
  const all = [parts.docs, parts.blog, parts.pages, ...parts.instances.map(({ options }) => options)]
  return all.flatMap((options) =>
    listOf(recordOf(options?.['admonitions'])['keywords']).flatMap((word) => textOf(word) ?? []),
  )
}

/** The comments of a site that mark lines of code, and those of Fyr: a mark of any look is the usual one. */
function commentsIn(old: Settings): readonly (readonly [own: string, known: string])[] {
  const { magicComments } = recordOf(recordOf(old['themeConfig'])['prism'])
  return listOf(magicComments)
    .map(recordOf)
    .flatMap(({ line, block }) => [
      [textOf(line), 'highlight-next-line'] as const,
      [textOf(recordOf(block)['start']), 'highlight-start'] as const,
      [textOf(recordOf(block)['end']), 'highlight-end'] as const,
    ])
    .flatMap(([own, known]) => (own === null || own === known ? [] : [[own, known] as const]))
}

/** Whether ids of headings keep the capitals of their words. */
export function keepsCapitals(old: Settings): boolean {
  return recordOf(recordOf(old['markdown'])['anchors'])['maintainCase'] === true
}
