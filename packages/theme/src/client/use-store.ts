import { useSyncExternalStore } from 'react'
import type { ValueStore } from '../browser/value-store.ts'

/** The part of a store that the hook uses. */
type ReadableStore<Value> = Pick<ValueStore<Value>, 'get' | 'subscribe'>

/** The value of a store now, also while the browser takes over the server's HTML; renders again when it changes. */
export function useStore<Value>(store: ReadableStore<Value>): Value
/**
 * The value of a store now; renders again when it changes.
 *
 * @param onServer what the server rendered with: what the first render in the browser has to begin with
 */
export function useStore<Value, OnServer>(store: ReadableStore<Value>, onServer: OnServer): Value | OnServer
export function useStore<Value>(store: ReadableStore<Value>, ...onServer: [Value?]): Value {
  const readOnServer = onServer.length === 0 ? store.get : (): Value => onServer[0] as Value
  return useSyncExternalStore(store.subscribe, store.get, readOnServer)
}
