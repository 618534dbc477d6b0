const WORDS_PER_MINUTE = 200
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Number of words in a text; `4.5` and `day-old` are one word each. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/** Whole minutes that a reader needs, rounded up; 0 for no words. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}
