import { pageKey } from '../link/page-address.ts'
import type { Arrival } from './navigator.ts'

/**
 * The scroll position after a navigation: the `top`, the element of the hash, the earlier position of that
 * history entry, or unchanged.
 */
export type Place = 'top' | 'target' | 'restored' | 'unmoved'

/**
 * Decides the position. On the same page the browser handles history; on a new page the position is restored. A link
 * with a hash leads to its target, one without to the top; one that changes only the query moves nothing.
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
