import type { LocaleInfo, SiteData } from '@fyr/content-pipeline/manifest'

/** Attributes for the language of a text. */
export interface LanguageAttributes {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** The attributes of untranslated text; none when it is in the language of the page. */
export function originalLanguage(
  text: { readonly isFallback: boolean },
  siteData: Pick<SiteData, 'locales'>,
): LanguageAttributes {
  const original = siteData.locales.find((locale) => locale.isDefault)
  return text.isFallback && original !== undefined ? { lang: original.lang, dir: original.dir } : {}
}

/** The language that the text of a page is in. */
export function textLanguage(
  text: { readonly isFallback: boolean },
  siteData: Pick<SiteData, 'locale' | 'locales'>,
): Pick<LocaleInfo, 'lang' | 'dir'> {
  return { ...siteData.locale, ...originalLanguage(text, siteData) }
}
