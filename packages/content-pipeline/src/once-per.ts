/**
 * The same function, memoised for each object it is called with. Pages are made one by one from the same content;
 * without this, every page would compute again what it needs of the whole. The object must not change.
 */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) }
    known.set(key, entry)
    return entry.value
  }
}
