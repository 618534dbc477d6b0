import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCategorySlug, withSidebars } from './docusaurus-categories.ts'
import { type OldContent, translationsOf } from './docusaurus-contents.ts'
import { withAllAuthors, withTextsOfAuthors } from './with-all-authors.ts'
import { type OldSite, versionPlaces } from './docusaurus-site.ts'
import { listOf, textOf } from '../old-site/plain-value.ts'
import { isFile, jsonOf } from '../old-site/read-old-files.ts'
import type { CategoriesOfDocs } from './docusaurus-sidebars.ts'

/** The new text of a file of data. */
export function rewrittenData(
  file: string,
  text: string,
  {
    site,
    contents,
    categories,
  }: {
    readonly site: OldSite
    readonly contents: readonly OldContent[]
    readonly categories: CategoriesOfDocs
  },
): string {
  const own = withAuthorsOfLanguages(file, withoutCurrent(file, text, site), { site, contents })
  return withSlugsOfCategories(file, own, { site, categories })
}

/** The file of the authors of the blog with those of all languages; the text of any other file as it is. */
function withAuthorsOfLanguages(
  file: string,
  text: string,
  { site, contents }: { readonly site: OldSite; readonly contents: readonly OldContent[] },
): string {
  const blog = contents.find(({ kind, folder }) => kind === 'blog' && folder === site.folders.blog)
  const name = textOf(blog?.options['authorsMapPath']) ?? 'authors.yml'
  if (blog === undefined || file !== site.inRoot(join(blog.folder, name))) return text
  const places = site.languages.slice(1).flatMap((language) => translationsOf(language, blog) ?? [])
  const files = places.map((place) => join(place, name)).filter(isFile)
  return withAllAuthors(
    withTextsOfAuthors(text),
    files.map((path) => readFileSync(path, 'utf8')),
  )
}

/** The list of versions without the docs folder, which Docusaurus allows in it; in Fyr that is a version anyway. Any other file as it is. */
function withoutCurrent(file: string, text: string, { folder, root, parts, inRoot }: OldSite): string {
  if (parts.docs === null || file !== inRoot(versionPlaces({ folder }, parts.docs).versions)) return text
  const listed = listOf(jsonOf(join(root, file)))
  return listed.includes('current')
    ? `${JSON.stringify(listed.filter((name) => name !== 'current'))}\n`
    : text
}

/** The text of a file of a category, or of the sidebars of a released version, with the slugs that its categories need. */
function withSlugsOfCategories(
  file: string,
  text: string,
  { site, categories }: { readonly site: OldSite; readonly categories: CategoriesOfDocs },
): string {
  const path = join(site.root, file)
  for (const [{ releasedSidebars }, { slugs, sidebars }] of categories) {
    const slug = slugs.get(path)
    if (slug !== undefined) return withCategorySlug(text, slug)
    if (path === releasedSidebars) return withSidebars(text, sidebars)
  }
  return text
}
