/**
 * The same function, computed once for each object that it is asked about. Pages are derived one by one from the same
 * content; what each of them needs of the whole would otherwise be worked out once a page. The object must not change.
 */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) }
    known.set(key, entry)
    return entry.value
  }
}
