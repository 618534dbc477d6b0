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

/** The names of the bundles with files of the site that were taken or made through a store. */
const used = new WeakMap<Store, Set<string>>()

/** The names, sorted, of the stored bundles with files of the site that this process took or made through a store. */
export function usedBundles(store: Store): readonly string[] {
  return [...(used.get(store) ?? [])].toSorted()
}

/** A stored bundle by its name; null if there is none, or if a file that it was made from has changed. `root`: absolute. */
export function currentBundle(store: Store, key: string, root: string): unknown {
  const kept = readKept<unknown>(store, key)
  return kept !== null && kept.inputs !== null && areUnchanged(root, kept.inputs) ? kept.value : null
}

function readKept<Value>(store: Store, key: string): KeptValue<Value> | null {
  const bytes = store.read('bundle', key)
  return bytes === null ? null : JSON.parse(bytes.toString('utf8'))
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
  if (root !== null) used.set(store, (used.get(store) ?? new Set()).add(key))
  const kept = readKept<Value>(store, key)
  if (kept !== null && (root === null || (kept.inputs !== null && areUnchanged(root, kept.inputs)))) {
    return kept.value
  }
  const began = Date.now()
  const { value, inputs: files } = await make()
  const inputs = root === null ? null : describeInputs(root, files, began)
  // A file that was written during the work may have been read before it was written.
  if (root === null || inputs !== null) {
    const made: KeptValue<Value> = { value, inputs }
    store.write('bundle', key, JSON.stringify(made))
  }
  return value
}
