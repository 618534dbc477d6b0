import { servingLanguage } from '@fyr/search/language'
import { compareCodePoints } from './manifest/compare-code-points.ts'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
/** Letters after z, by language. Our own table, because the tables of machines differ. */
const AFTER_Z: Readonly<Record<string, string>> = {
  no: 'æøå',
  da: 'æøå',
  sv: 'åäö',
  fi: 'åäö',
}

/**
 * Compares two labels in the alphabet of a language: letters by their position, accents and case only when nothing else
 * differs, everything else before the letters by code point.
 */
export function compareInAlphabet(lang: string): (left: string, right: string) => number {
  const alphabet = LATIN + (AFTER_Z[servingLanguage(lang)] ?? '')
  const keyOf = (label: string) =>
    [...label.toLowerCase()].map((letter) => sortKey(letter, alphabet)).join('')
  return (left, right) => compareCodePoints(keyOf(left), keyOf(right)) || compareCodePoints(left, right)
}

/** Substitute for a letter: a private code point in the order of the alphabet. */
function sortKey(letter: string, alphabet: string): string {
  const plain = alphabet.includes(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const place = alphabet.indexOf(plain)
  return place === -1 || plain === '' ? plain : String.fromCodePoint(FIRST_PRIVATE + place)
}

const FIRST_PRIVATE = 0xe000
