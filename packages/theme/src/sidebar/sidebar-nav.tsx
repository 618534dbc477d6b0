import type { Sidebar } from '@fyr/content-pipeline/manifest'
import { useMemo, type ComponentType, type ReactElement, useState } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { listedItems } from './listed-items.ts'
import { SidebarItems } from './sidebar-items.tsx'
import { useSidebarExtent } from './sidebar-extent.ts'
import { useCurrentInView } from '../current-in-view/use-current-in-view.ts'
import { overridable } from '../customising/overridable.tsx'

/** A sidebar and the page that the reader is at. */
export interface SidebarNavProps {
  readonly sidebar: Sidebar
  readonly currentPath: string
}

/**
 * The navigation tree beside an article. Its open state lasts while the component stays mounted: as long as the reader
 * stays on pages of the same sidebar.
 */
export function SidebarNav({ sidebar, currentPath }: SidebarNavProps): ReactElement {
  const messages = useMessages()
  // Links that come into view are prefetched: smooth scrolling over a long distance would fetch many pages.
  const [firstPath] = useState(currentPath)
  const ref = useCurrentInView(firstPath)
  const extent = useSidebarExtent(sidebar.items, ref)
  const items = useMemo(() => listedItems(sidebar.items, currentPath), [sidebar.items, currentPath])
  const name = sidebar.title || (sidebar.kind === 'docs' ? messages.docsSidebar : messages.blogSidebar)
  return (
    <nav ref={ref} className="fyr-sidebar" data-kind={sidebar.kind} aria-label={name}>
      {sidebar.title !== '' && <p className="fyr-sidebar-title">{sidebar.title}</p>}
      <SidebarItems items={items} currentPath={currentPath} extent={extent} />
    </nav>
  )
}

/** `SidebarNav`, or what a site overrides it with. */
export const OverridableSidebarNav: ComponentType<SidebarNavProps> = /* @__PURE__ */ overridable(
  'SidebarNav',
  SidebarNav,
)
