const WORDS_PER_MINUTE = 200
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Scripts that write words without spaces, with the average number of letters in a word. */
const SPACELESS_SCRIPTS = [
  { signs: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/gu, lettersPerWord: 2 },
  { signs: /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu, lettersPerWord: 3 },
]
/** No letter of these scripts is outside these ranges. Testing the ranges takes an eighth of the time. */
const MAYBE_SPACELESS = /[\u0e00-\u17ff\u2e80-\uffff]/
const LETTER = /\p{L}/u

/**
 * Number of words in a text; `4.5` and `day-old` are one word each. Scripts without spaces are estimated from their
 * letters, which gives the same number everywhere; a dictionary, as in `Intl.Segmenter`, changes with its version. Two
 * letters a word for Chinese and Japanese, three for Thai, Lao, Khmer and Burmese, combining marks not counted: in the
 * first article of the Universal Declaration of Human Rights, ICU 78 finds 1.5 letters a word in Chinese, 1.8 in
 * Japanese, and 2.4 to 4.0 in the others.
 */
export function countWords(text: string): number {
  if (!MAYBE_SPACELESS.test(text)) return countSpaced(text)
  let rest = text
  let words = 0
  for (const { signs, lettersPerWord } of SPACELESS_SCRIPTS) {
    const letters = rest.match(signs)?.filter((sign) => LETTER.test(sign)) ?? []
    words += Math.ceil(letters.length / lettersPerWord)
    rest = rest.replaceAll(signs, ' ')
  }
  return words + countSpaced(rest)
}

function countSpaced(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/** Reading time in whole minutes, rounded up; 0 for no words. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}
