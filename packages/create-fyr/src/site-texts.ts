/** Texts of a new site's configuration in one language. */
export interface SiteTexts {
  readonly tagline: string
  readonly docs: string
  readonly blog: string
  readonly recentPosts: string
  readonly about: string
}

const en: SiteTexts = {
  tagline: 'Written in Markdown',
  docs: 'Docs',
  blog: 'Blog',
  recentPosts: 'Recent posts',
  about: 'About',
}

const no: SiteTexts = {
  tagline: 'Skrevet i Markdown',
  docs: 'Dokumentasjon',
  blog: 'Blogg',
  recentPosts: 'Siste innlegg',
  about: 'Om',
}

/** Languages that the template is written in, by the names of their folders. */
export const TEXTS = { en, no } as const
export type TextLanguage = keyof typeof TEXTS

/** The language of the template for a locale: `nb` and `no-NO` are Norwegian. Null for a language that it lacks. */
export function textLanguage(locale: string): TextLanguage | null {
  const [language = ''] = locale.toLowerCase().split('-')
  if (language === 'nb') return 'no'
  return language === 'en' || language === 'no' ? language : null
}
