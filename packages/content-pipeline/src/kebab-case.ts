/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ł: 'l',
}

/**
 * A label as part of an address: accents removed, lower case, words and numbers joined by hyphens. `API/V2` ->
 * `api-v-2`, `ærlig` -> `aerlig`.
 */
export function kebabCase(label: string): string {
  return label
    .replaceAll(/[ÆæØøŒœßÐðÞþĐđŁł]/g, (letter, at: number) => {
      const plain = LETTERS[letter.toLowerCase()] ?? letter
      if (letter === letter.toLowerCase()) return plain
      // `Ærlig` becomes `Aerlig` and `ÆRLIG` becomes `AERLIG`: the case of the word decides.
      const isBeforeSmall = /^\p{Ll}/u.test(label.slice(at + 1))
      return isBeforeSmall ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain.toUpperCase()
    })
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1-$2')
    .replaceAll(/(\p{N})(\p{L})/gu, '$1-$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
}
