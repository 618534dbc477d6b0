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
  nb: 'norwegian',
  nn: 'norwegian',
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

/** Languages that write compounds as one word, with the letters that may join their parts. */
const COMPOUND_JOINTS: Readonly<Record<string, readonly string[]>> = {
  no: ['', 's', 'e'],
  nb: ['', 's', 'e'],
  nn: ['', 's', 'e'],
  da: ['', 's', 'e'],
  sv: ['', 's'],
  de: ['', 's', 'n', 'en', 'es', 'er'],
  nl: ['', 's', 'en', 'e'],
}

/** Name of the stemmer of a language (`nb-NO`); null where there is none, and words are searched as they are. */
export function stemmerName(lang: string): string | null {
  return STEMMERS[primary(lang)] ?? null
}

/** What may join the parts of a compound; empty for a language that writes them as several words. */
export function compoundJoints(lang: string): readonly string[] {
  return COMPOUND_JOINTS[primary(lang)] ?? []
}

function primary(lang: string): string {
  return lang.toLowerCase().split('-', 1)[0] ?? ''
}

/** Every name of a stemmer. */
export const STEMMER_NAMES: readonly string[] = [...new Set(Object.values(STEMMERS))]
