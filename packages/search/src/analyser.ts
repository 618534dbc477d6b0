import { fold } from './fold.ts'
import { partsOf } from './identifier-parts.ts'
import { isUnspaced, pairsOf, piecesOf } from './unspaced-scripts.ts'

/** Reduces a word, in small letters, to what its forms have in common. */
export type Stem = (word: string) => string

/** A word as it is searched, wherever it is written: its letters are small, and without accents. */
export interface WordForm {
  /** As it is written, without hyphens, points and the like between its parts. */
  readonly whole: string
  /** The stem that its forms share. */
  readonly stem: string
  /** The words in a name such as `oxygenMgPerL` or `client_credentials`; else empty. */
  readonly parts: readonly WordForm[]
}

/** A word of a text. */
export interface Word extends WordForm {
  /** Its start and end in the text. */
  readonly start: number
  readonly end: number
}

/** Splits texts into words, at build and in the browser alike. */
export type Analyser = (text: string) => readonly Word[]

/** Letters and digits, and single signs between them that join names: `area.published`, `unit-not-stocked`, `kg/m³`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-_.:/][\p{L}\p{N}\p{M}]+)*/gu

/** English endings after an apostrophe that are not words themselves. */
const CLITIC = /^(?:s|t|d|m|re|ve|ll)$/i

/** A longer word is not a word: a key, or a line of data. */
const LONGEST = 64

/** Makes the analyser of a language. Without a stemmer words are taken as they are. */
export function createAnalyser(stem: Stem | null): Analyser {
  // A site writes the same words again and again.
  const forms = new Map<string, WordForm>()
  const toForm = (text: string, parts: readonly WordForm[] = []): WordForm => {
    const lower = text.toLowerCase()
    const isPlain = stem === null || /\p{N}/u.test(lower)
    return { whole: fold(lower), stem: fold(isPlain ? lower : stem(lower)), parts }
  }
  const readForm = (text: string): WordForm => {
    const parts = partsOf(text)
    if (parts.length === 1) return toForm(text)
    return toForm(
      text.replaceAll(/[-_.:/]/g, ''),
      parts.map((part) => toForm(part)),
    )
  }
  const formOf = (text: string): WordForm => {
    const form = forms.get(text) ?? readForm(text)
    forms.set(text, form)
    return form
  }
  const pairOf = (pair: string): WordForm => {
    const known = forms.get(pair)
    if (known !== undefined) return known
    const whole = pair.normalize('NFKC').toLowerCase()
    const form = { whole, stem: whole, parts: [] }
    forms.set(pair, form)
    return form
  }
  const read = (text: string, offset: number, words: Word[]): void => {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const start = offset + index
      if (isUnspaced(word)) {
        for (const piece of piecesOf(word)) {
          if (!piece.isUnspaced) read(piece.text, start + piece.start, words)
          else
            for (const pair of pairsOf(piece.text))
              words.push(at(pairOf(pair.text), pair.text, start + piece.start + pair.start))
        }
      } else if (word.length <= LONGEST && !isClitic(text, word, index))
        words.push(at(formOf(word), word, start))
    }
  }
  return (text) => {
    const words: Word[] = []
    read(text, 0, words)
    return words
  }
}

function at({ whole, stem, parts }: WordForm, text: string, start: number): Word {
  return { whole, stem, parts, start, end: start + text.length }
}

function isClitic(text: string, word: string, index: number): boolean {
  return index > 0 && /['’]/.test(text.charAt(index - 1)) && CLITIC.test(word)
}

/** A text in the normal form that the analyser expects; offsets of words are those in this text. */
export function normalise(text: string): string {
  return text.normalize('NFC')
}
