import { join, posix } from 'node:path'
import { addressOfEntry, entryId, PAGE_FILE } from './starlight-addresses.ts'
import { hasLoader, sourceFolder } from './docs-folder.ts'
import type { OldLocale, OldSite } from './starlight-site.ts'
import { blogLists, isPost, blogOf, type OldBlog } from './starlight-blog.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import type { Settings } from '../old-site/plain-value.ts'
import { filesBelow, frontMatterOf, isFile } from '../old-site/read-old-files.ts'

/** A page of a Starlight site. */
export interface Entry {
  /** In the folder of the docs. */
  readonly file: string
  readonly locale: OldLocale
  /** Its id below that of the language: the same for the same page in two languages. */
  readonly inner: string
  readonly matter: Settings
  /** Whether it is in the folder of the blog. */
  readonly isPost: boolean
}

/** The pages of a site with their languages, the first of which is the default one. */
export function entriesOf(
  { folder, docs: inSite, astro, options }: Pick<OldSite, 'folder' | 'docs' | 'astro' | 'options'>,
  locales: readonly [OldLocale, ...OldLocale[]],
): readonly Entry[] {
  const docs = join(folder, inSite)
  const blog = blogOf(options)
  const entryOf = (file: string, locale: OldLocale, inner: string, matter: Settings): Entry => ({
    file,
    locale,
    inner,
    matter,
    isPost: isPost(blog, posix.relative(locale.folder, file), inner),
  })
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
      if (locale.key === '' || locale.key !== first) return [entryOf(file, locale, id, matter)]
      const inner = id.slice(first.length + 1)
      return inner === '404' ? [] : [entryOf(file, locale, inner, matter)]
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
  { docs, base, blog }: { readonly docs: string; readonly base: string; readonly blog: OldBlog | null },
): OldPage[] {
  const [main] = locales
  const originals = entries.filter(({ locale }) => locale === main)
  const ofMain = new Set(originals.map(({ inner }) => inner))
  return locales.flatMap((locale) => {
    const own = entries.filter((entry) => entry.locale === locale)
    const known = new Set(own.map(({ inner }) => inner))
    const shown = [...own, ...originals.filter(({ inner }) => !known.has(inner))]
    const posts = shown.filter((one) => one.isPost && ofMain.has(one.inner)).map(({ matter }) => matter)
    const lists =
      blog === null
        ? []
        : blogLists({ blog, posts, base: joinAddress(base, locale.key), locale: locale.code })
    return [
      ...lists,
      ...shown.map(({ file, inner, ...entry }) => ({
        file: `${docs}/${file}`,
        address: joinAddress(base, addressOfEntry(joinAddress(locale.key, inner))),
        locale: locale.code,
        // Without a path segment of its own, a language has its addresses as aliases.
        ...((locale === main && main.key === '') || !ofMain.has(inner)
          ? { slug: `/${entry.isPost && blog !== null ? inner.slice(blog.prefix.length + 1) : inner}` }
          : {}),
      })),
    ]
  })
}
