import type { TextSource } from '@fyr/content-pipeline'
import type { PageWords } from '@fyr/search'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { type WordReader, wordsOfTexts } from './index-pages.ts'

export interface WordsContext {
  readonly store: Store
  /** Used for texts that are not in the store. */
  readonly texts: TextSource
  /** Identifies the code that indexes. */
  readonly code: string
}

/** Reads the words of texts in a language once and stores them, so that an edit only reads one page again. */
export function keptWords(lang: string, { store, texts, code }: WordsContext): WordReader {
  const read = wordsOfTexts(texts)
  return async (textKey, analyse) => {
    const key = hashOf('words', code, lang, textKey)
    const kept = store.read('words', key)
    if (kept !== null) {
      const words: PageWords = JSON.parse(kept.toString('utf8'))
      return words
    }
    const json = JSON.stringify(await read(textKey, analyse))
    store.write('words', key, json)
    // Parsed again: V8 keeps the whole text of a page for each word that is cut out of it.
    const words: PageWords = JSON.parse(json)
    return words
  }
}
