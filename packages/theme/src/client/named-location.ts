import { createBrowserLocation, type LocationSource, type RouterLocation } from '@fyr/router/react'

/** Gives the address of a location: path, query and hash. */
export function hrefOf({ pathname, search, hash }: RouterLocation): string {
  return pathname + search + hash
}

/**
 * Makes the browser's location, with a key of its own for every history entry. The browser makes entries without one,
 * for the first document and for links to a place on the page, and scroll positions are remembered by key.
 */
export function createNamedLocation(): LocationSource {
  const location = createBrowserLocation()
  const nameEntry = (): void => {
    if (location.get().key === 'initial') location.replace(hrefOf(location.get()))
  }
  nameEntry()
  location.subscribe(nameEntry)
  return location
}
