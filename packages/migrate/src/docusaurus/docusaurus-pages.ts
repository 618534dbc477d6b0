import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { docIdentity, isPublished } from './docusaurus-addresses.ts'
import type { CategoryPages } from './docusaurus-categories.ts'
import { newTranslationsOf, type OldContent, type ShownPage, translationsOf } from './docusaurus-contents.ts'
import type { OldLanguage } from './docusaurus-languages.ts'
import type { NavigationContext } from './docusaurus-navigation.ts'
import { listAddresses } from './docusaurus-lists.ts'
import type { OldSite } from './docusaurus-site.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import { addressKey, joinAddress } from '../old-site/old-addresses.ts'
import { textOf } from '../old-site/plain-value.ts'
import { filesBelow, frontMatterOf } from '../old-site/read-old-files.ts'

/** Every page of every language with its address, and the address of a doc in the default version. */
export function oldPagesOf(
  site: OldSite,
  contents: readonly OldContent[],
  categoriesOf: (content: OldContent) => Pick<CategoryPages, 'addresses'>,
): {
  readonly pages: readonly OldPage[]
  readonly addressOfDoc: NavigationContext['addressOfDoc']
} {
  const { languages } = site
  const [main] = languages
  const pages = languages.flatMap((language) =>
    contents.flatMap((content) => {
      const shown = content.files.flatMap((file) => shownFile(site, language, content, file) ?? [])
      const written = shown.map((one) => pageOf(one, { site, language, content, isMain: language === main }))
      const lists = [...listAddresses(content, shown), ...categoriesOf(content).addresses].map((address) => ({
        file: null,
        address: joinAddress(language.basePath, content.base, address),
        locale: language.as ?? language.code,
      }))
      return [...written, ...lists]
    }),
  )
  return { pages, addressOfDoc: addressesOfDocs(contents) }
}

/** The page of a file in a language; null for a draft. A translation has the path of its original. */
function shownFile(
  site: OldSite,
  language: OldLanguage,
  content: OldContent,
  file: string,
): ShownPage | null {
  const places = [
    ...[translationsOf(language, content)].filter((place) => place !== null),
    ...(language === site.languages[0] ? [] : [join(site.root, newTranslationsOf(site, language, content))]),
    content.folder,
  ]
  const path = places.map((place) => join(place, file)).find((place) => existsSync(place)) ?? ''
  const matter = /\.mdx?$/.test(file) ? frontMatterOf(path) : {}
  return isPublished(matter) ? { file, path, matter } : null
}

function pageOf(
  { file, path, matter }: ShownPage,
  {
    site,
    language,
    content,
    isMain,
  }: {
    readonly site: OldSite
    readonly language: OldLanguage
    readonly content: OldContent
    readonly isMain: boolean
  },
): OldPage {
  const inside = content.pathOf(file, matter)
  const address = joinAddress(language.basePath, content.base, inside)
  const slug = `/${joinAddress(content.base, inside).slice(joinAddress(content.slugBase, '/').length)}`
  const locale = language.as ?? language.code
  const original = join(content.folder, file)
  // The page of the docs becomes that of the default language, and each other language gets its own.
  const isReplaced = !isMain && path === original && isTranslated(site.languages[0], content, file)
  const place = isReplaced ? `${newTranslationsOf(site, language, content)}/${file}` : site.inRoot(path)
  return { file: place, address, locale, ...(isMain ? { slug } : {}) }
}

function isTranslated(language: OldLanguage, content: OldContent, file: string): boolean {
  const place = translationsOf(language, content)
  return place !== null && existsSync(join(place, file))
}

/** Whether docs are those of the version that readers see first. */
function isFirst({ base, options, version }: OldContent): boolean {
  const last = textOf(options['lastVersion'])
  if (version !== null && last !== null) return version === last
  return addressKey(base) === addressKey(joinAddress(textOf(options['routeBasePath']) ?? 'docs'))
}

/** The address of a doc by its id, and by the id of its plug-in. A link without a version leads to the one that readers see first. */
function addressesOfDocs(contents: readonly OldContent[]): NavigationContext['addressOfDoc'] {
  const byPlugIn = new Map<string, Map<string, string>>()
  const docs = contents.filter(({ kind }) => kind === 'docs').toReversed()
  const inOrder = [...docs.filter(isFirst), ...docs.filter((content) => !isFirst(content))]
  for (const { folder, files, base, options, pathOf, rules } of inOrder) {
    const plugIn = textOf(options['id']) ?? 'default'
    const byId = byPlugIn.get(plugIn) ?? new Map<string, string>()
    byPlugIn.set(plugIn, byId)
    for (const file of files) {
      const matter = frontMatterOf(join(folder, file))
      if (!isPublished(matter)) continue
      const { id } = docIdentity(file, matter, rules)
      if (!byId.has(id)) byId.set(id, joinAddress(base, pathOf(file, matter)))
    }
  }
  const mainId = textOf(contents.find(({ kind }) => kind === 'docs')?.options['id']) ?? 'default'
  return (id, plugIn) => {
    const byId = byPlugIn.get(plugIn ?? mainId)
    return (id === null ? byId?.values().next().value : byId?.get(id)) ?? null
  }
}

/**
 * Names of the components of the old theme that the site has replaced. What it has beside its list of components for content
 * is moved as pages use it.
 */
export function swizzledIn(folder: string): readonly string[] {
  const files = filesBelow(join(folder, 'src/theme')).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/^MDXComponents\/(?!index\.)/.test(file),
  )
  return [...new Set(files.map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, '')))]
}
