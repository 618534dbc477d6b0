import type { NavbarMenu } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { NavbarItemLink, type NavbarItemLinkProps } from './navbar-item-link.tsx'

/** Links of a menu, the page that the reader is at, and how the list looks. */
export interface LinkListProps extends Pick<NavbarItemLinkProps, 'meta'> {
  readonly items: NavbarMenu['items']
  readonly className: string
  /** Id of the element that names the list, where one does. */
  readonly labelledBy?: string
}

/** The links that a site puts into a menu. */
export function LinkList({ items, className, labelledBy, ...rest }: LinkListProps): ReactElement {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {items.map((link) => (
        <li key={link.href}>
          <NavbarItemLink item={link} {...rest} className="fyr-menu-link" />
        </li>
      ))}
    </ul>
  )
}
