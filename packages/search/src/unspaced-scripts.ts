/** Scripts that write words without spaces between them, and that of Korean, whose particles follow words at once. */
const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']

const LETTER = `[${SCRIPTS.map((script) => String.raw`\p{scx=${script}}`).join('')}]`

const UNSPACED = new RegExp(String.raw`(?=\p{L})${LETTER}`, 'u')

/** Pieces of a word: letters of these scripts with their marks, and what is between. */
const PIECES = new RegExp(String.raw`(?:(?=\p{L})${LETTER}\p{M}*)+|(?:(?!(?=\p{L})${LETTER}).)+`, 'gsu')

/** A letter with its marks; those of half-width katakana are letters to Unicode. */
const LETTERS = /[^\p{M}\u{FF9E}\u{FF9F}][\p{M}\u{FF9E}\u{FF9F}]*/gu

/** Whether a text has letters of a script that separates no words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** A piece of a word, and where it begins in it. */
export interface Piece {
  readonly text: string
  readonly start: number
  /** Whether it is written without spaces. */
  readonly isUnspaced: boolean
}

/** What is written without spaces in a word, and what is not: `Fyrの設定` is `Fyr` and `の設定`. */
export function piecesOf(word: string): readonly Piece[] {
  return [...word.matchAll(PIECES)].map(({ 0: text, index }) => ({
    text,
    start: index,
    isUnspaced: isUnspaced(text),
  }))
}

/**
 * The pairs of letters of a text without spaces, and its last letter: a query of two letters or more is found anywhere in a
 * sentence, and one of a single letter as the beginning of a pair. No dictionary is asked, since browsers have different ones.
 */
export function pairsOf(text: string): readonly Omit<Piece, 'isUnspaced'>[] {
  const letters = [...text.matchAll(LETTERS)]
  return letters.map(({ 0: letter, index }, number) => ({
    text: letter + (letters[number + 1]?.[0] ?? ''),
    start: index,
  }))
}
