import type {
  NavbarItem,
  NavbarLocaleMenu,
  NavbarSidebarLink,
  SidebarCategory,
} from '@fyr/content-pipeline/manifest'
import { use, useId, useMemo, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { LinkList } from '../navbar/link-list.tsx'
import { NavbarItemLink } from '../navbar/navbar-item-link.tsx'
import { navbarItemKey, type NavbarItemsProps } from '../navbar/navbar-items.tsx'
import { itemsInVersion } from '../navbar/version-links.ts'
import { VersionList } from '../navbar/version-list.tsx'
import type { PageMeta } from '../page-payload.ts'
import { listedItems } from '../sidebar/listed-items.ts'
import { fillItems, SidebarBranchesContext } from '../sidebar/sidebar-branches.ts'
import { SidebarItems } from '../sidebar/sidebar-items.tsx'

/** The navbar's items, as on the page. */
export interface DrawerMenuProps extends Omit<NavbarItemsProps, 'items'> {
  /** Whether entries of sidebars are below the items that lead to them: the page has no sidebar that shows any. */
  readonly hasSidebars: boolean
}

/** The navbar's items as one list for small screens; a menu becomes a list with a title. Languages are in the head. */
export function DrawerMenu({ hasSidebars, ...shared }: DrawerMenuProps): ReactElement {
  const items = itemsInVersion(shared)
  const first = items.find(({ type }) => type === 'sidebar')
  return (
    <ul className="fyr-drawer-list">
      {items.map(
        (item) =>
          item.type !== 'locale-menu' && (
            <li key={navbarItemKey(item)}>
              {hasSidebars && item.type === 'sidebar' ? (
                <MenuSidebar {...item} isOpen={item === first} meta={shared.meta} />
              ) : (
                <Item item={item} {...shared} />
              )}
            </li>
          ),
      )}
    </ul>
  )
}

interface MenuSidebarProps extends Pick<NavbarSidebarLink, 'label' | 'href'> {
  /** Whether its entries are shown without a click. */
  readonly isOpen: boolean
  readonly meta: PageMeta
}

/** An item that leads to a sidebar as a category with its entries, which are loaded when it is opened. */
function MenuSidebar({ label, href, isOpen, meta }: MenuSidebarProps): ReactElement {
  const branches = use(SidebarBranchesContext)
  const items = useMemo(() => [categoryOf(label, href, isOpen)], [label, href, isOpen])
  return (
    <div className="fyr-sidebar">
      <SidebarItems
        items={listedItems(fillItems(items, branches), meta.path)}
        currentPath={meta.path}
        extent="whole"
      />
    </div>
  )
}

function categoryOf(label: string, href: string, isOpen: boolean): SidebarCategory {
  return {
    type: 'category',
    label,
    href,
    isCollapsible: true,
    isCollapsed: !isOpen,
    items: [],
    branch: { url: href, entry: href },
  }
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
