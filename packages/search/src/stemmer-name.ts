import { servingLanguage } from './language.ts'

/** Names of the stemmers by the first subtag of a language: what `stemmers/<name>.js` of this package holds. */
const STEMMERS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  bg: 'bulgarian',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  el: 'greek',
  hu: 'hungarian',
  hi: 'indian',
  id: 'indonesian',
  ga: 'irish',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  es: 'spanish',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
}

/** Name of the stemmer of a language (`nb-NO`); null if there is none, and words are searched as they are. */
export function stemmerName(lang: string): string | null {
  return STEMMERS[servingLanguage(lang)] ?? null
}

/** Every name of a stemmer. */
export function stemmerNames(): readonly string[] {
  return [...new Set(Object.values(STEMMERS))]
}
