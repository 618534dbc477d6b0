import { compareCodePoints } from '../compare-code-points.ts'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
/** Letters that follow z, by language. A table of ours: what a machine's own tables say differs from machine to machine. */
const AFTER_Z: Readonly<Record<string, string>> = {
  no: 'æøå',
  nb: 'æøå',
  nn: 'æøå',
  da: 'æøå',
  sv: 'åäö',
  fi: 'åäö',
}

/**
 * Order of two labels in a language's alphabet: letters by their place, accents that make no letter of their own and
 * case only when nothing else differs, everything else before the letters by code point.
 */
export function compareInAlphabet(lang: string): (left: string, right: string) => number {
  const alphabet = LATIN + (AFTER_Z[lang.split('-')[0]?.toLowerCase() ?? ''] ?? '')
  const keyOf = (label: string) =>
    [...label.toLowerCase()].map((letter) => sortKey(letter, alphabet)).join('')
  return (left, right) => compareCodePoints(keyOf(left), keyOf(right)) || compareCodePoints(left, right)
}

/** A letter's stand-in: code points from a private area in the order of the alphabet. */
function sortKey(letter: string, alphabet: string): string {
  const plain = alphabet.includes(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const place = alphabet.indexOf(plain)
  return place === -1 || plain === '' ? plain : String.fromCodePoint(FIRST_PRIVATE + place)
}

const FIRST_PRIVATE = 0xe000
