import { ROOT_LOCATION, createListeners, parseHref } from './location.ts'
import type { LocationSource } from './location.ts'

/** A location that lives in memory alone, for tests, catalogues of components and embedded previews. */
export function createMemoryLocation(initialHref: string): LocationSource {
  const listeners = createListeners()
  const initial = Object.freeze(parseHref(initialHref, ROOT_LOCATION, 'initial'))
  let entryCount = 0
  let current = initial

  function go(href: string) {
    entryCount += 1
    current = Object.freeze(parseHref(href, current, `memory-${entryCount}`))
    listeners.tell()
  }

  return { get: () => current, getServer: () => initial, subscribe: listeners.add, push: go, replace: go }
}

/** A location that never changes, for a render on the server. Navigation on it does nothing. */
export function createStaticLocation(href: string): LocationSource {
  const location = Object.freeze(parseHref(href, ROOT_LOCATION, 'initial'))
  const get = () => location
  return { get, getServer: get, subscribe: () => stay, push: stay, replace: stay }
}

function stay(): void {}
