import type { SiteData } from '@fyr/content-pipeline/manifest'

/** Attributes that tell the language of a text. */
export interface LanguageAttributes {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** Gives the attributes of a text that stands in for a missing translation; none when it is in the page's language. */
export function originalLanguage(
  text: { readonly isFallback: boolean },
  siteData: Pick<SiteData, 'locales'>,
): LanguageAttributes {
  const original = siteData.locales.find((locale) => locale.isDefault)
  return text.isFallback && original !== undefined ? { lang: original.lang, dir: original.dir } : {}
}
