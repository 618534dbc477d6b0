/** A value with subscribers. Works with `useSyncExternalStore`. */
export interface ValueStore<Value> {
  readonly get: () => Value
  /** Sets the value and notifies subscribers, unless it is the same. */
  readonly set: (value: Value) => void
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store with an initial value. */
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
