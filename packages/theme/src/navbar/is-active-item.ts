import type { NavbarLink, NavbarSidebarLink } from '@fyr/content-pipeline/manifest'
import { isActive } from '../link/is-active.ts'
import type { PageMeta } from '../page-payload.ts'

/**
 * Whether a navbar item leads to where the reader is: a sidebar item on every page that shows its sidebar, a link
 * on its address and everything below, up to a segment boundary, and a link to the home page only there. One final slash
 * makes no difference.
 */
export function isActiveItem(
  item: NavbarLink | NavbarSidebarLink,
  meta: Pick<PageMeta, 'path' | 'sidebar'>,
): boolean {
  if (item.type === 'sidebar') return meta.sidebar?.name === item.sidebar
  if (item.isExternal) return false
  return isActive(item.activeBase ?? item.href, meta.path, { withBelow: item.isExact !== true })
}
