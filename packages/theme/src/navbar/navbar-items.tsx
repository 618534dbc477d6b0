import type { NavbarItem, NavbarLink, NavbarSidebarLink, SiteFrame } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { SiteLink } from '../link/site-link.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta } from '../page-payload.ts'
import { isActiveItem } from './is-active-item.ts'
import { LocaleList } from './locale-list.tsx'
import { NavbarMenu } from './navbar-menu.tsx'
import { ReplaceableVersionMenu } from './version-menu.tsx'

/** The items of one group of the navbar. */
export interface NavbarItemsProps {
  readonly items: readonly NavbarItem[]
  readonly frame: SiteFrame
  readonly meta: PageMeta
  readonly messages: Messages
  /** Version of the docs that the reader once picked, or null. */
  readonly preferredVersion: string | null
}

/** Names an item among those of its group. */
export function navbarItemKey(item: NavbarItem): string {
  if (item.type === 'locale-menu' || item.type === 'version-menu') return item.type
  return `${item.type} ${item.label} ${item.type === 'menu' ? '' : item.href}`
}

/** A list of navbar items; menus are disclosures. */
export function NavbarItems({ items, ...rest }: NavbarItemsProps): ReactElement {
  return (
    <ul className="fyr-navbar-list">
      {items.map((item) => (
        <li key={navbarItemKey(item)}>
          <Item item={item} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function Item({
  item,
  frame,
  meta,
  messages,
  preferredVersion,
}: Omit<NavbarItemsProps, 'items'> & { readonly item: NavbarItem }): ReactElement {
  if (item.type === 'locale-menu') {
    const accessibleLabel = formatMessage(messages.languageMenu, { language: frame.locale.label })
    return (
      <NavbarMenu label={frame.locale.label} accessibleLabel={accessibleLabel} icon="globe">
        <LocaleList frame={frame} meta={meta} className="fyr-menu-list" />
      </NavbarMenu>
    )
  }
  if (item.type === 'version-menu') {
    return <ReplaceableVersionMenu choice={{ frame, meta, preferredVersion }} messages={messages} />
  }
  if (item.type === 'menu') {
    return (
      <NavbarMenu label={item.label}>
        <ul className="fyr-menu-list">
          {item.items.map((link) => (
            <li key={link.href}>
              <NavbarItemLink item={link} meta={meta} messages={messages} className="fyr-menu-link" />
            </li>
          ))}
        </ul>
      </NavbarMenu>
    )
  }
  return <NavbarItemLink item={item} meta={meta} messages={messages} className="fyr-navbar-link" />
}

/** A link of the navbar or the drawer, marked when the reader is there. */
export interface NavbarItemLinkProps {
  readonly item: NavbarLink | NavbarSidebarLink
  readonly meta: PageMeta
  readonly messages: Messages
  readonly className: string
}

/** One link; `aria-current` is `page` on the very page and `true` on pages below it. */
export function NavbarItemLink({ item, meta, messages, className }: NavbarItemLinkProps): ReactElement {
  const isActive = isActiveItem(item, meta)
  const current = item.href === meta.path ? 'page' : 'true'
  return (
    <SiteLink
      href={item.href}
      isExternal={item.type === 'link' && item.isExternal}
      messages={messages}
      className={className}
      aria-current={isActive ? current : undefined}
    >
      {item.label}
    </SiteLink>
  )
}
