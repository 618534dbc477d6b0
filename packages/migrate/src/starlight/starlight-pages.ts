import { join } from 'node:path'
import { addressOfEntry, entryId, PAGE_FILE } from './starlight-addresses.ts'
import { hasLoader, sourceFolder } from './docs-folder.ts'
import type { OldLocale, OldSite } from './starlight-site.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { filesBelow, frontMatterOf, isFile } from '../old-site/read-old-files.ts'

/** A page of a Starlight site. */
export interface Entry {
  /** In the folder of the docs. */
  readonly file: string
  readonly locale: OldLocale
  /** Its id below that of the language: the same for the same page in two languages. */
  readonly inner: string
}

/** The pages of a site with their languages, the first of which is the default one. */
export function entriesOf(
  { folder, docs: inSite, astro }: Pick<OldSite, 'folder' | 'docs' | 'astro'>,
  locales: readonly [OldLocale, ...OldLocale[]],
): readonly Entry[] {
  const docs = join(folder, inSite)
  const root = locales.find(({ key }) => key === '') ?? locales[0]
  const hidden = hasLoader(folder, sourceFolder(astro)) ? HIDDEN_FILE : HIDDEN
  return filesBelow(docs)
    .filter((file) => PAGE_FILE.test(file) && !hidden.test(file) && isFile(join(docs, file)))
    .flatMap((file): Entry[] => {
      const matter = frontMatterOf(join(docs, file))
      const id = entryId(file, matter)
      if (matter['draft'] === true || id === '404') return []
      const [first = ''] = id.split('/')
      const locale = locales.find(({ key }) => key !== '' && key === first) ?? root
      if (locale.key === '' || locale.key !== first) return [{ file, locale, inner: id }]
      const inner = id.slice(first.length + 1)
      return inner === '404' ? [] : [{ file, locale, inner }]
    })
}

/** A file whose name begins with an underscore. */
const HIDDEN_FILE = /(?:^|\/)_[^/]*$/
/** Such a file, or one in such a folder. */
const HIDDEN = /(?:^|\/)_/

/** Every page of every language with its address. A language shows the default one where it has no translation. */
export function oldPagesOf(
  entries: readonly Entry[],
  locales: readonly [OldLocale, ...OldLocale[]],
  { docs, base }: { readonly docs: string; readonly base: string },
): OldPage[] {
  const [main] = locales
  const originals = entries.filter(({ locale }) => locale === main)
  const ofMain = new Set(originals.map(({ inner }) => inner))
  return locales.flatMap((locale) => {
    const own = entries.filter((entry) => entry.locale === locale)
    const known = new Set(own.map(({ inner }) => inner))
    return [...own, ...originals.filter(({ inner }) => !known.has(inner))].map(({ file, inner }) => ({
      file: `${docs}/${file}`,
      address: joinAddress(base, addressOfEntry(joinAddress(locale.key, inner))),
      locale: locale.code,
      // Without a path segment of its own, a language has its addresses as aliases.
      ...((locale === main && main.key === '') || !ofMain.has(inner) ? { slug: `/${inner}` } : {}),
    }))
  })
}
