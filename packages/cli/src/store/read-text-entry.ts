import type { CompiledText } from '@fyr/content-pipeline'
import type { Store } from './open-store.ts'

/** A compiled text by its name, a new copy each time; null when the store does not have it. */
export function readTextEntry(store: Store, textKey: string): CompiledText | null {
  const bytes = store.read('text', textKey)
  if (bytes === null) return null
  const text: CompiledText = JSON.parse(bytes.toString('utf8'))
  return text
}
