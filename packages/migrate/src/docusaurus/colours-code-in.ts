import { join } from 'node:path'
import type { OldSite } from './docusaurus-site.ts'
import { listOf, recordOf } from '../old-site/plain-value.ts'
import { filesBelow } from '../old-site/read-old-files.ts'

/** Languages that Prism colours in every Docusaurus site, of those that Fyr may not know. Code in others is plain text there. */
const PRISM_LANGUAGES: ReadonlySet<string> = new Set(
  'atom clike extend js-extras js-templates mathml plain plaintext reason rss ssml webmanifest'.split(' '),
)

/** Whether the old site colours code in a language, by its name in any letters, or may do so. */
export function coloursCodeIn(site: OldSite, language: string): boolean {
  const name = language.toLowerCase()
  return PRISM_LANGUAGES.has(name) || hasLanguage(site, name)
}

/** Whether a site has added a language to those of Prism, or may have: components of its own may show code in another way. */
function hasLanguage({ old, folder }: OldSite, language: string): boolean {
  const { additionalLanguages } = recordOf(recordOf(recordOf(old['themeConfig'])['prism']))
  const mayShow = /^(?:CodeBlock|prism-include-languages|MDXComponents)(?:[./]|$)/
  return (
    listOf(additionalLanguages).includes(language) ||
    filesBelow(join(folder, 'src/theme')).some((file) => mayShow.test(file))
  )
}
