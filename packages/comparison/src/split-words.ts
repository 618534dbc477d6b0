/** Characters that count as words of their own: those of scripts without spaces between words, and their punctuation. */
const SINGLE_WORDS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。`
const WORD = new RegExp(
  `[${SINGLE_WORDS}]|[^\\s\`${SINGLE_WORDS}]*\`[^\`]*\`[^\\s\`${SINGLE_WORDS}]*|[^\\s${SINGLE_WORDS}]+`,
  'gu',
)
const SPACE = /\s/

/** Begins a word that follows the one before it without a space. */
const JOINER = '\u2060'

/** The words of a text, with code between backticks as one word each. */
export function splitWords(text: string): readonly string[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) =>
    index === 0 || SPACE.test(text.charAt(index - 1)) ? word : JOINER + word,
  )
}

/** Words as a text. */
export function joinWords(words: readonly string[]): string {
  const text = words.join(' ').replaceAll(` ${JOINER}`, '')
  return isJoined(text) ? text.slice(JOINER.length) : text
}

/** Whether no space belongs before a word. */
export function isJoined(word = ''): boolean {
  return word.startsWith(JOINER)
}
