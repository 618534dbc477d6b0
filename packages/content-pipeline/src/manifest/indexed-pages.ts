import type { Alternate, Route } from './route-manifest.ts'
import type { LocaleInfo } from './site-data.ts'

/**
 * Whether search engines and agents should list the address of a page: it is indexed, and no other address has the same
 * content. Fallbacks are not, and neither are docs of an older version that the newest version has too.
 */
export function isListedByEngines({ isIndexed, canonical, path }: Route): boolean {
  return isIndexed && canonical === path
}

/** A link with `hreflang`. */
export interface LanguageLink {
  /** A language tag, or `x-default`. */
  readonly lang: string
  /** Address with base path. */
  readonly path: string
}

/**
 * The `hreflang` links of a page that is its own canonical address: each language in which search engines should list it,
 * its own included, then the default language as `x-default`. Every page in the list has the same list. Empty for a page
 * that is not indexed.
 */
export function languageLinks(
  { path, alternates }: { readonly path: string; readonly alternates: readonly Alternate[] },
  locales: readonly LocaleInfo[],
): readonly LanguageLink[] {
  const listed = alternates.filter(({ isUnindexed }) => isUnindexed !== true)
  const isOwnMissing = listed.length < alternates.length && !listed.some((one) => one.path === path)
  if (isOwnMissing) return []
  const defaultCode = locales.find(({ isDefault }) => isDefault)?.code
  const fallback = listed.find(({ locale }) => locale === defaultCode)
  return [
    ...listed.map(({ lang, path: address }) => ({ lang, path: address })),
    ...(fallback === undefined ? [] : [{ lang: 'x-default', path: fallback.path }]),
  ]
}
