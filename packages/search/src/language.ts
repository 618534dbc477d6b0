/** The first subtag of a language (`nb-NO`), in small letters. */
export function primaryLanguage(lang: string): string {
  return lang.toLowerCase().split('-', 1)[0] ?? ''
}

/** Languages that have texts, word lists and an alphabet in common with another: the two written forms of Norwegian. */
const SHARED: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
])

/**
 * The language, as a first subtag, whose texts, word lists and alphabet serve a language: `no` for `nb-NO` and for `nn`. Readers of
 * nynorsk are nearer to bokmål than to English.
 */
export function servingLanguage(lang: string): string {
  const primary = primaryLanguage(lang)
  return SHARED.get(primary) ?? primary
}

/** The other languages, as first subtags, that a language serves. */
export function languagesServedBy(language: string): readonly string[] {
  return [...SHARED].flatMap(([served, by]) => (by === language ? [served] : []))
}

/** The other code of a written language that has two: `no` is what people write for bokmål, `nb` is its own code. */
export function otherCodeOf(code: string): string | null {
  if (code === 'no') return 'nb'
  return code === 'nb' ? 'no' : null
}
