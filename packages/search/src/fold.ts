/** Letters that Unicode does not decompose into a plain letter and a mark. */
const FOLDED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** A word in small letters without accents, as it is typed on a keyboard that has none. */
export function fold(lower: string): string {
  if (/^[a-z0-9]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßðþđłı]/g, (letter) => FOLDED[letter] ?? letter)
}
