import type { NavbarItem, SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import type { PageMeta } from '../page-payload.ts'
import { LinkList } from './link-list.tsx'
import { LocaleList } from './locale-list.tsx'
import { NavbarItemLink } from './navbar-item-link.tsx'
import { NavbarMenu } from './navbar-menu.tsx'
import { OverridableVersionMenu } from './version-menu.tsx'

/** The items of one group of the navbar. */
export interface NavbarItemsProps {
  readonly items: readonly NavbarItem[]
  readonly siteData: SiteData
  readonly meta: PageMeta
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
  siteData,
  meta,
  preferredVersion,
}: Omit<NavbarItemsProps, 'items'> & { readonly item: NavbarItem }): ReactElement {
  const messages = useMessages()
  if (item.type === 'locale-menu') {
    const accessibleLabel = formatMessage(messages.languageMenu, { language: siteData.locale.label })
    return (
      <NavbarMenu label={siteData.locale.label} accessibleLabel={accessibleLabel} icon="globe">
        <LocaleList siteData={siteData} meta={meta} className="fyr-menu-list" />
      </NavbarMenu>
    )
  }
  if (item.type === 'version-menu') {
    return <OverridableVersionMenu choice={{ siteData, meta, preferredVersion }} />
  }
  if (item.type === 'menu') {
    return (
      <NavbarMenu label={item.label}>
        <LinkList items={item.items} meta={meta} className="fyr-menu-list" />
      </NavbarMenu>
    )
  }
  return <NavbarItemLink item={item} meta={meta} className="fyr-navbar-link" />
}
