import type { RouterLocation } from '@fyr/router/react'

/** Addresses of a navigation: path, query and hash. */
export interface NavigationDetail {
  readonly from: string
  readonly to: string
}

declare global {
  interface DocumentEventMap {
    /** The address has changed; the page may still be loading. */
    'fyr:navigate': CustomEvent<NavigationDetail>
    /** The page of the address is shown. */
    'fyr:navigated': CustomEvent<NavigationDetail>
  }
}

/** Notifies other scripts of the page about a navigation. */
export function notifyOfNavigation(
  name: 'fyr:navigate' | 'fyr:navigated',
  from: RouterLocation,
  to: RouterLocation,
): void {
  const detail: NavigationDetail = { from: hrefOf(from), to: hrefOf(to) }
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

/** The address of a location: path, query and hash. */
export function hrefOf({ pathname, search, hash }: RouterLocation): string {
  return pathname + search + hash
}
