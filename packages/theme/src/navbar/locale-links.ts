import type { SiteFrame } from '@fyr/content-pipeline/manifest'
import type { RouterLocation } from '@fyr/router/react'
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
 * Gives the same page in each language, in configured order, with the query and the hash that the reader has. A page
 * that a language lacks, such as the not-found page, leads to that language's home.
 */
export function localeLinks(
  frame: Pick<SiteFrame, 'locale' | 'locales'>,
  meta: Pick<PageMeta, 'kind' | 'alternates'>,
  location: Pick<RouterLocation, 'search' | 'hash'>,
): LocaleLink[] {
  return frame.locales.map((locale) => {
    const alternate = meta.alternates.find((candidate) => candidate.locale === locale.code)
    const path = meta.kind === 'not-found' || alternate === undefined ? locale.basePath : alternate.path
    return {
      label: locale.label,
      lang: locale.lang,
      href: `${path}${location.search}${location.hash}`,
      isCurrent: locale.code === frame.locale.code,
    }
  })
}
