import type { Store } from '../store/open-store.ts'
import { areUnchanged, type BundleInputs, describeInputs } from './bundle-inputs.ts'

/** Something bundled, as plain data, and the files that it was made from. */
export interface Made<Value> {
  readonly value: Value
  /** Absolute. */
  readonly inputs: readonly string[]
}

/** A value in the store; without inputs its key says everything it was made from. */
interface KeptValue<Value> {
  readonly value: Value
  readonly inputs: BundleInputs | null
}

export interface BundleOnceOptions<Value> {
  readonly store: Store
  readonly key: string
  /** Folder of the site, absolute, where the files that it is made from are the site's own; null where the key says all. */
  readonly root: string | null
  readonly make: () => Promise<Made<Value>>
}

/** The stored value of a key, if every file that it was made from is unchanged; else made and stored. */
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
  // A file that was written meanwhile may have been read before.
  if (root === null || inputs !== null) {
    const kept: KeptValue<Value> = { value, inputs }
    store.write('bundle', key, JSON.stringify(kept))
  }
  return value
}
