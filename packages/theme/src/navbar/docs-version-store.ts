import type { VersionLink } from '@fyr/content-pipeline/manifest'
import { onStorageChange, readerStorage } from '../browser/storage.ts'
import { createValueStore, type ValueStore } from '../browser/value-store.ts'

/** Name of the version of the docs that the reader picked, or null. */
export type DocsVersionStore = Pick<ValueStore<string | null>, 'get' | 'subscribe'>

/**
 * Makes the store over what `rememberDocsVersion` keeps. A name that is no version any more is deleted; a site without
 * versions touches nothing. Choices made in other tabs are taken over.
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
