/** So many stop words make a query English: one alone may be a word of another language, as the Norwegian `by`. */
const ENGLISH_FROM = 2

/** Whether a query on pages of another language is asked in English: with stop words of it, and none that are only theirs. */
export function isEnglishQuery(
  words: readonly string[],
  own: ReadonlySet<string>,
  english: ReadonlySet<string>,
): boolean {
  if (words.some((word) => own.has(word) && !english.has(word))) return false
  return words.filter((word) => english.has(word)).length >= ENGLISH_FROM
}
