import type { VersionLink } from '@fyr/content-pipeline/manifest'
import { onStorageChange, readerStorage } from '../browser/storage.ts'
import { createValueStore, type ValueStore } from '../browser/value-store.ts'

/** Name of the docs version that the reader picked, or null. */
export type DocsVersionStore = Pick<ValueStore<string | null>, 'get' | 'subscribe'>

/**
 * Makes the store from what `rememberDocsVersion` keeps. The name of a removed version is deleted; a site without
 * versions stores nothing. Choices in other tabs are applied.
 */
export function createDocsVersionStore(versions: readonly VersionLink[]): DocsVersionStore {
  const parse = (name: string | null) => (versions.some((version) => version.name === name) ? name : null)
  const read = (): string | null =>
    versions.length === 0 ? null : parse(readerStorage.read('fyr.docs-version'))
  const store = createValueStore(read())
  if (versions.length > 0) {
    if (store.get() === null) readerStorage.write('fyr.docs-version', null)
    onStorageChange('fyr.docs-version', (name) => store.set(parse(name)))
    document.addEventListener('click', () => store.set(read()))
  }
  return { get: store.get, subscribe: store.subscribe }
}
