/**
 * What two letters stand for, as it is folded, where they are typed on a keyboard without the one that is meant. German has `ae`
 * for `ä`, which is folded to `a`; the Norwegian `æ` is folded to `ae`.
 */
const LETTERS: readonly Readonly<Record<string, string>>[] = [
  { aa: 'a', oe: 'o' },
  { aa: 'a', ae: 'a', oe: 'o', ue: 'u' },
]

/** The folded words that may be meant by a word with `aa` for `å` and the like. */
export function lettersMeant(word: string): readonly string[] {
  const meant = LETTERS.map((letters) => word.replaceAll(/aa|ae|oe|ue/g, (pair) => letters[pair] ?? pair))
  return [...new Set(meant)].filter((other) => other !== word)
}
