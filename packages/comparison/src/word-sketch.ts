import { splitWords } from './split-words.ts'

/** Characters of a sketch. Each stands for those of the words whose hashes fall into it, by the least of them. */
const SLOTS = 12
const EMPTY = '.'
/** Other texts are split at their spaces, in a third of the time. */
const HAN_OR_KANA = /[\u3040-\u30FF\u3400-\u9FFF]/
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * A few characters from which two texts can be told to be alike, in place of their words: many documents are in memory at
 * once. It is a MinHash with one permutation.
 */
export function sketchOf(text: string): string {
  const least = Array.from({ length: SLOTS }, () => -1)
  for (const word of HAN_OR_KANA.test(text) ? splitWords(text) : text.split(/\s+/)) {
    const hash = hashOfWord(word)
    const [slot, value] = [hash % SLOTS, Math.floor(hash / SLOTS)]
    const known = least[slot] ?? -1
    if (word !== '' && (known === -1 || value < known)) least[slot] = value
  }
  return least.map((value) => (value === -1 ? EMPTY : CHARACTERS.charAt(value % CHARACTERS.length))).join('')
}

/** FNV-1a, with its bits mixed once more: words differ in few letters. */
function hashOfWord(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** How many characters of a sketch stand for words: it rises with the length of a text of few words. */
export function filledSlots(sketch: string): number {
  return sketch.replaceAll(EMPTY, '').length
}

/** About how many of the words of two texts are in both, from 0 to 1, by their sketches. */
export function sketchAlikeness(one: string, other: string): number {
  let [filled, same] = [0, 0]
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const [left, right] = [one.charAt(slot), other.charAt(slot)]
    if (left === EMPTY && right === EMPTY) continue
    filled += 1
    if (left === right) same += 1
  }
  return filled === 0 ? 0 : (2 * same) / (filled + same)
}
