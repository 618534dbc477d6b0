import type { SiteConfig } from '../schemas/site-config.ts'
import { translationFolders } from './read-collection.ts'

/** A language of a site, and a folder whose documents are written in it. */
export interface DocumentLanguage {
  /** Relative to the root, with a slash at its end; empty for everything outside of the other folders. */
  readonly folder: string
  readonly locale: string
  /** Language tag. */
  readonly lang: string
}

type LanguageSettings = Pick<SiteConfig, 'locales' | 'defaultLocale' | 'content'>

/** The folders of the languages of a site, as plain data: those that take precedence first. */
export function documentLanguages(config: LanguageSettings): readonly DocumentLanguage[] {
  const { locales, defaultLocale } = config
  const of = (locale: string, folder: string): DocumentLanguage => {
    const lang = locales.find(({ code }) => code === locale)?.lang ?? locale
    return { folder, locale, lang }
  }
  const others = locales.filter(({ code }) => code !== defaultLocale)
  const folders = others.map(({ code }) => translationFolders(config, code).map((folder) => `${folder}/`))
  return [
    ...others.map(({ code }, index) => of(code, folders[index]?.[0] ?? '')),
    ...others.flatMap(({ code }, index) => (folders[index] ?? []).slice(1).map((twin) => of(code, twin))),
    of(defaultLocale, ''),
  ]
}

/** The language that a document is written in. `base`: what paths from the root of its site begin with. */
export function languageOfDocument(
  languages: readonly DocumentLanguage[],
  { file, base = '' }: { readonly file: string; readonly base?: string | undefined },
): DocumentLanguage | null {
  return languages.find(({ folder }) => file.startsWith(base + folder)) ?? null
}
