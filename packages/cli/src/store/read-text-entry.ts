import type { CompiledText, TextSource } from '@fyr/content-pipeline'
import type { Store } from './open-store.ts'

/** A compiled text by its name, a new copy each time; null when the store does not have it. */
export function readTextEntry(store: Store, textKey: string): CompiledText | null {
  const bytes = store.read('text', textKey)
  if (bytes === null) return null
  const text: CompiledText = JSON.parse(bytes.toString('utf8'))
  return text
}

/** A text that should be in a store is missing. */
export class MissingText extends Error {}

/** The compiled texts in a store. `loadText` rejects with `MissingText`. */
export function storedTexts(store: Store): TextSource {
  return {
    async loadText(textKey) {
      const text = readTextEntry(store, textKey)
      if (text === null) throw new MissingText(textKey)
      return text
    },
  }
}
