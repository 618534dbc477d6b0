/** A value that changes and tells. Fits `useSyncExternalStore`. */
export interface ValueStore<Value> {
  readonly get: () => Value
  /** Tells the subscribers unless the value is the same. */
  readonly set: (value: Value) => void
  /** Gives back the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store that holds `initial` until it is told otherwise. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
