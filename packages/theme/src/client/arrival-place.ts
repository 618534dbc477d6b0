import { pageKey } from '../link/page-address.ts'
import type { Arrival } from './navigator.ts'

/**
 * Where a reader stands after an arrival: at the `top`, at the element that the hash names, where they stood before on
 * that history entry, or left alone.
 */
export type Place = 'top' | 'target' | 'restored' | 'unmoved'

/**
 * Decides the place. History is the browser's on the page that stands, and restored on a new one. A link with a hash
 * leads to its target, one without to the top; one that changes nothing but the query moves nobody.
 */
export function arrivalPlace({ reason, from, to, isNewPage }: Arrival): Place {
  if (reason === 'pop') return isNewPage ? 'restored' : 'unmoved'
  if (to.hash.length > 1)
    return !isNewPage && reason === 'push' && isQueryChange(from, to) ? 'unmoved' : 'target'
  if (isNewPage || reason === 'again') return 'top'
  return isQueryChange(from, to) ? 'unmoved' : 'top'
}

function isQueryChange(from: Arrival['from'], to: Arrival['to']): boolean {
  return pageKey(from.pathname) === pageKey(to.pathname) && from.hash === to.hash && from.search !== to.search
}
