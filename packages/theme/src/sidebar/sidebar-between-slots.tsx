import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { ShellSlot } from '../customising/slot.tsx'
import type { PageMeta } from '../page-payload.ts'
import { OverridableSidebarNav } from './sidebar-nav.tsx'

/** A sidebar, the page that the reader is at, and what the site's own components are given. */
export interface SidebarBetweenSlotsProps {
  readonly sidebar: Sidebar
  readonly siteData: SiteData
  readonly meta: PageMeta
}

/** A sidebar between its slots, shown beside the article and in the drawer. */
export function SidebarBetweenSlots({ sidebar, siteData, meta }: SidebarBetweenSlotsProps): ReactElement {
  return (
    <>
      <ShellSlot name="SidebarStart" siteData={siteData} meta={meta} />
      <OverridableSidebarNav key={sidebar.name} sidebar={sidebar} currentPath={meta.path} />
      <ShellSlot name="SidebarEnd" siteData={siteData} meta={meta} />
    </>
  )
}
