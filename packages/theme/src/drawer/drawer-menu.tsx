import type { NavbarItem, NavbarLocaleMenu } from '@fyr/content-pipeline/manifest'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { LinkList } from '../navbar/link-list.tsx'
import { NavbarItemLink } from '../navbar/navbar-item-link.tsx'
import { navbarItemKey, type NavbarItemsProps } from '../navbar/navbar-items.tsx'
import { itemsInVersion } from '../navbar/version-links.ts'
import { VersionList } from '../navbar/version-list.tsx'

/** The navbar's items as one list for small screens; a menu becomes a list with a title. Languages are in the head. */
export function DrawerMenu(shared: Omit<NavbarItemsProps, 'items'>): ReactElement {
  return (
    <ul className="fyr-drawer-list">
      {itemsInVersion(shared).map(
        (item) =>
          item.type !== 'locale-menu' && (
            <li key={navbarItemKey(item)}>
              <Item item={item} {...shared} />
            </li>
          ),
      )}
    </ul>
  )
}

function Item({
  item,
  ...shared
}: Omit<NavbarItemsProps, 'items'> & {
  readonly item: Exclude<NavbarItem, NavbarLocaleMenu>
}): ReactElement {
  const { meta } = shared
  const messages = useMessages()
  const id = useId()
  const list = { className: 'fyr-drawer-list', labelledBy: id }
  switch (item.type) {
    case 'version-menu':
      return (
        <Titled id={id} title={messages.versions}>
          <VersionList {...shared} {...list} />
        </Titled>
      )
    case 'menu':
      return (
        <Titled id={id} title={item.label}>
          <LinkList items={item.items} meta={meta} {...list} />
        </Titled>
      )
    default:
      return <NavbarItemLink item={item} meta={meta} className="fyr-menu-link" />
  }
}

interface TitledProps {
  readonly id: string
  readonly title: string
  /** The list that the title names. */
  readonly children: ReactNode
}

function Titled({ id, title, children }: TitledProps): ReactElement {
  return (
    <>
      <p id={id} className="fyr-sidebar-group-label">
        {title}
      </p>
      {children}
    </>
  )
}
