import { createBrowserLocation, createStaticLocation, type LocationSource } from '@fyr/router/react'

/** The address bar as the location; on a server, which has none, the root of the site. */
export function createAddressBar(): LocationSource {
  return typeof window === 'undefined' ? createStaticLocation('/') : createBrowserLocation()
}

/** Follows a link as the browser does by itself. */
export function loadAddress(href: string, { replace }: { readonly replace: boolean }): void {
  if (replace) window.location.replace(href)
  else window.location.assign(href)
}
