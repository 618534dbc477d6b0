import { mapTexts } from './map-texts.ts'

/**
 * Characters that readers cannot see and that can mislead them: control characters but tab and line feed, and those that turn the
 * direction of the text after them. Joiners and the marks U+200E and U+200F, which scripts need within words, are none of them.
 * Halves of characters, which an escape such as `\ud800` makes, are: no file and no address can hold them. So are letters that only
 * programs read: tags outside of the flag of a country, and variation selectors after another one.
 */
const UNSEEN =
  /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}|[\u{E0000}-\u{E007F}](?<!\u{1F3F4}[\u{E0000}-\u{E007F}]{1,6})|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}](?<=[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2})/gu

/** Characters that end a line somewhere, so the words around them are two. */
const BETWEEN_WORDS = /[\v\f\r\u0085\u2028\u2029]/g

/** All unseen characters of a text, with their places. */
export function findUnseen(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(UNSEEN)
}

/** A text as it is published: without characters that readers cannot see. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(BETWEEN_WORDS, ' ').replaceAll(UNSEEN, '')
}

/** A copy of plain data (from YAML, JSON or JavaScript) whose texts have no unseen characters. */
export function withoutUnseenIn<Value>(value: Value): Value {
  return mapTexts(value, { text: withoutUnseen, key: withoutUnseen }) as Value
}
