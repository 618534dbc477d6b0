import { createBrowserLocation, type LocationSource } from '@fyr/router/react'

/**
 * Makes the browser's location, with a key for every history entry. The browser makes entries without one, for the
 * first document and for anchors, and scroll positions are stored by key.
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
