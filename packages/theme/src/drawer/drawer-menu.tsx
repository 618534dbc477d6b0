import type { NavbarItem } from '@fyr/content-pipeline/manifest'
import { useId, type ReactElement } from 'react'
import { LocaleList } from '../navbar/locale-list.tsx'
import { NavbarItemLink, navbarItemKey, type NavbarItemsProps } from '../navbar/navbar-items.tsx'
import { itemsInVersion } from '../navbar/version-links.ts'
import { VersionList } from '../navbar/version-list.tsx'

/** The navbar's items as one list for small screens; what is a menu there is a titled list here. */
export function DrawerMenu(shared: Omit<NavbarItemsProps, 'items'>): ReactElement {
  return (
    <ul className="fyr-drawer-list">
      {itemsInVersion(shared).map((item) => (
        <li key={navbarItemKey(item)}>
          <Item item={item} {...shared} />
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
  const titleId = useId()
  if (item.type === 'locale-menu') {
    return (
      <>
        <p id={titleId} className="fyr-sidebar-group-label">
          {messages.languages}
        </p>
        <LocaleList frame={frame} meta={meta} className="fyr-drawer-list" labelledBy={titleId} />
      </>
    )
  }
  if (item.type === 'version-menu') {
    return (
      <>
        <p id={titleId} className="fyr-sidebar-group-label">
          {messages.versions}
        </p>
        <VersionList
          frame={frame}
          meta={meta}
          messages={messages}
          preferredVersion={preferredVersion}
          className="fyr-drawer-list"
          labelledBy={titleId}
        />
      </>
    )
  }
  if (item.type === 'menu') {
    return (
      <>
        <p id={titleId} className="fyr-sidebar-group-label">
          {item.label}
        </p>
        <ul className="fyr-drawer-list" aria-labelledby={titleId}>
          {item.items.map((link) => (
            <li key={link.href}>
              <NavbarItemLink item={link} meta={meta} messages={messages} className="fyr-menu-link" />
            </li>
          ))}
        </ul>
      </>
    )
  }
  return <NavbarItemLink item={item} meta={meta} messages={messages} className="fyr-menu-link" />
}
