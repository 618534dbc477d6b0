import type { SidebarItem } from '@fyr/content-pipeline/manifest'
import { memo, useId, type ReactElement } from 'react'
import { isActive } from '../link/is-active.ts'
import { SiteLink } from '../link/site-link.tsx'
import { holdsPath } from './holds-path.ts'
import { SidebarCategory } from './sidebar-category.tsx'
import { itemsAround, type SidebarExtent } from './sidebar-extent.ts'
import { SidebarHtml } from './sidebar-html.tsx'

/** Items of one level and the page that the reader is at. */
export interface SidebarItemsProps {
  readonly items: readonly SidebarItem[]
  readonly currentPath: string
  readonly extent: SidebarExtent
  /** Id of the element that names the list, where one does. */
  readonly labelledBy?: string
}

/** A nested list of links, categories and groups; an item renders again only when its own props change. */
export const SidebarItems = /* @__PURE__ */ memo(function SidebarItems({
  items,
  currentPath,
  extent,
  labelledBy,
}: SidebarItemsProps): ReactElement {
  const shown = extent === 'branch' ? itemsAround(items, currentPath) : items
  return (
    <ul className="fyr-sidebar-list" aria-labelledby={labelledBy}>
      {shown.map((item, index) => (
        <li key={keyOf(item, index)} className={item.type === 'group' ? undefined : item.className}>
          <Item
            item={item}
            currentPath={holdsPath(item, currentPath) ? currentPath : ELSEWHERE}
            extent={extent}
          />
        </li>
      ))}
    </ul>
  )
})

function keyOf(item: SidebarItem, index: number): string {
  if (item.type === 'html') return `html ${index}`
  return `${item.type} ${item.label} ${item.type === 'group' ? '' : item.href}`
}

/**
 * Replaces the current path for an item that neither is nor contains the page: following a link then renders only two
 * branches.
 */
const ELSEWHERE = ''

const Item = /* @__PURE__ */ memo(function Item({
  item,
  currentPath,
  extent,
}: Omit<SidebarItemsProps, 'items'> & { readonly item: SidebarItem }): ReactElement {
  const groupLabelId = useId()
  if (item.type === 'link') {
    return (
      <SiteLink
        href={item.href}
        isExternal={item.isExternal === true}
        isDocument={item.isDocument}
        className="fyr-sidebar-link"
        aria-current={isActive(item.href, currentPath) ? 'page' : undefined}
      >
        <span className="fyr-sidebar-label">{item.label}</span>
        {item.badge && (
          <span className="fyr-sidebar-badge" data-type={item.badgeType}>
            {' '}
            {item.badge}
          </span>
        )}
      </SiteLink>
    )
  }
  if (item.type === 'html') return <SidebarHtml body={item.body} isIndented={item.isIndented} />
  if (item.type === 'category') {
    return (
      <SidebarCategory category={item} currentPath={currentPath} extent={extent}>
        <SidebarItems items={item.items} currentPath={currentPath} extent={extent} />
      </SidebarCategory>
    )
  }
  return (
    <>
      <p id={groupLabelId} className="fyr-sidebar-group-label">
        {item.label}
      </p>
      <SidebarItems items={item.items} currentPath={currentPath} extent={extent} labelledBy={groupLabelId} />
    </>
  )
})
