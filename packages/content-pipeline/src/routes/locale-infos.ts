import { primaryLanguage } from '@fyr/search/language'
import type { LocaleInfo } from '../manifest/index.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** Languages written from right to left, by the primary subtag of their code. */
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The locales of a site: the default one at the base path, the others below it. */
export function localeInfos({ locales, defaultLocale, basePath }: SiteConfig): LocaleInfo[] {
  return locales.map(({ code, label, lang, dir }) => {
    const isDefault = code === defaultLocale
    const direction = RIGHT_TO_LEFT.has(primaryLanguage(code)) ? 'rtl' : 'ltr'
    return {
      code,
      label,
      lang: lang ?? code,
      dir: dir ?? direction,
      basePath: isDefault ? basePath : `${basePath}${code}/`,
      isDefault,
    }
  })
}
