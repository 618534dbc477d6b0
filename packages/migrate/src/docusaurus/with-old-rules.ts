import { changeFrontMatter } from '@fyr/cli/internal'
import { splitNumberPrefix } from '@fyr/content-pipeline'
import { type OldContent } from './docusaurus-contents.ts'
import type { OldSite } from './docusaurus-site.ts'

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
  const isLeftOut = !around.files.includes(file) && !/(?:^|\/)_/.test(file)
  return changeFrontMatter(text, (matter) => ({
    ...(around.kind === 'docs' && isNumbered && !around.rules.hasPrefixes
      ? { parse_number_prefixes: matter['parse_number_prefixes'] ?? false }
      : {}),
    ...(isLeftOut && matter['draft'] !== true ? { draft: true } : {}),
  }))
}
