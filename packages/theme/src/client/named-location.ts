import { createBrowserLocation, type LocationSource } from '@fyr/router/react'

/**
 * Makes the browser's location, with a key of its own for every history entry. The browser makes entries without one,
 * for the first document and for links to a place on the page, and scroll positions are remembered by key.
 */
export function createNamedLocation(): LocationSource {
  const location = createBrowserLocation()
  const nameEntry = (): void => {
    // Path, query and hash alone may lead to another host: `//x`.
    if (location.get().key === 'initial') location.replace(window.location.href)
  }
  nameEntry()
  location.subscribe(nameEntry)
  return location
}
