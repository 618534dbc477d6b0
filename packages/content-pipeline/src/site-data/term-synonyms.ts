import type { SiteTerms } from '../read/read-terms.ts'

/** A word to avoid that can be looked for: with a star at its end, if any. */
const SEARCHED = /^[^*]+\*?$/

/** Letters that the forms of a word have in common: those of a term are found without a group. */
const BEGINNING = 3

/**
 * What readers of a language may call the terms of a site: other words for each, those that pages do not say instead, and
 * the term in the default language. A group for each term that has any.
 */
export function termSynonyms(
  terms: SiteTerms | null,
  { locale, defaultLocale }: { readonly locale: string; readonly defaultLocale: string },
): readonly (readonly string[])[] {
  const originals = new Map(terms?.byLocale[defaultLocale]?.map(({ id, term }) => [id, term]))
  return (terms?.byLocale[locale] ?? []).flatMap(({ id, term, also, avoid }) => {
    const others = also.filter((words) => beginningOf(words) !== beginningOf(term))
    const avoided = avoid.filter((words) => SEARCHED.test(words)).map((words) => words.replace('*', ''))
    const group = [...new Set([term, ...others, ...avoided, originals.get(id) ?? term])]
    return group.length === 1 ? [] : [group]
  })
}

function beginningOf(words: string): string {
  return words.slice(0, BEGINNING).toLowerCase()
}
