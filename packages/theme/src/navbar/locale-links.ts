import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { RouterLocation } from '@fyr/router/react'
import { addressInLocale } from '../link/address-in-locale.ts'
import { isPageAt } from '../link/page-address.ts'
import type { PageMeta } from '../page-payload.ts'

/** A line of the language menu. */
export interface LocaleLink {
  readonly label: string
  /** BCP 47, for `lang` and `hreflang`. */
  readonly lang: string
  readonly href: string
  readonly isCurrent: boolean
}

/**
 * Returns the same page in each language, in configured order, with the query and the hash that the reader has. A page
 * that a language lacks leads to that language's home. At an address whose page is not shown, since there is none or
 * it has not come, the same address in each language is all that is known.
 */
export function localeLinks(
  siteData: Pick<SiteData, 'locale' | 'locales'>,
  meta: Pick<PageMeta, 'path' | 'kind' | 'alternates'>,
  { pathname, search, hash }: Pick<RouterLocation, 'pathname' | 'search' | 'hash'>,
): LocaleLink[] {
  const basePaths = siteData.locales.map(({ basePath }) => basePath)
  const isShown = isPageAt(meta.path, pathname)
  const alternates = meta.kind === 'not-found' ? [] : meta.alternates
  return siteData.locales.map((locale) => {
    const { basePath } = locale
    const path = isShown
      ? (alternates.find((candidate) => candidate.locale === locale.code)?.path ?? basePath)
      : addressInLocale(pathname, basePath, basePaths)
    return {
      label: locale.label,
      lang: locale.lang,
      href: `${path}${search}${hash}`,
      isCurrent: locale.code === siteData.locale.code,
    }
  })
}
