import type { Store } from '../store/open-store.ts'
import { areUnchanged, type BundleInputs, describeInputs } from './bundle-inputs.ts'

/** A bundle as plain data, and the files that it was made from. */
export interface Made<Value> {
  readonly value: Value
  /** Absolute. */
  readonly inputs: readonly string[]
}

/** A value in the store. Without inputs, its key covers everything that it was made from. */
interface KeptValue<Value> {
  readonly value: Value
  readonly inputs: BundleInputs | null
}

export interface BundleOnceOptions<Value> {
  readonly store: Store
  readonly key: string
  /** Folder of the site, absolute, if the bundle contains files of the site; null if the key covers everything. */
  readonly root: string | null
  readonly make: () => Promise<Made<Value>>
}

/**
 * The stored value of a key if every file that it was made from is unchanged; otherwise makes and stores a new value.
 */
export async function bundleOnce<Value>({
  store,
  key,
  root,
  make,
}: BundleOnceOptions<Value>): Promise<Value> {
  const bytes = store.read('bundle', key)
  if (bytes !== null) {
    const kept: KeptValue<Value> = JSON.parse(bytes.toString('utf8'))
    if (root === null || (kept.inputs !== null && areUnchanged(root, kept.inputs))) return kept.value
  }
  const began = Date.now()
  const { value, inputs: files } = await make()
  const inputs = root === null ? null : describeInputs(root, files, began)
  // A file that was written during the work may have been read before it was written.
  if (root === null || inputs !== null) {
    const kept: KeptValue<Value> = { value, inputs }
    store.write('bundle', key, JSON.stringify(kept))
  }
  return value
}
