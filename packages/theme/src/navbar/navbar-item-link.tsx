import type { NavbarLink, NavbarSidebarLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { isActive } from '../link/is-active.ts'
import { SiteLink } from '../link/site-link.tsx'
import type { PageMeta } from '../page-payload.ts'
import { isActiveItem } from './is-active-item.ts'

/** A link of the navbar or the drawer, marked when the reader is there. */
export interface NavbarItemLinkProps {
  readonly item: NavbarLink | NavbarSidebarLink
  readonly meta: PageMeta
  readonly className: string
}

/** One link; `aria-current` is `page` on the very page and `true` on pages below it. */
export function NavbarItemLink({ item, meta, className }: NavbarItemLinkProps): ReactElement {
  const current = isActive(item.href, meta.path) ? 'page' : 'true'
  return (
    <SiteLink
      href={item.href}
      isExternal={item.type === 'link' && item.isExternal}
      isDocument={item.type === 'link' && item.isDocument}
      className={className}
      aria-current={isActiveItem(item, meta) ? current : undefined}
    >
      <span className="fyr-navbar-label">{item.label}</span>
    </SiteLink>
  )
}
