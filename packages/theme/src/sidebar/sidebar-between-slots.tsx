import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { ShellSlot } from '../customising/slot.tsx'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta } from '../page-payload.ts'
import { ReplaceableSidebarNav } from './sidebar-nav.tsx'

/** A sidebar, the page that the reader is at, and what the site's own components are given. */
export interface SidebarBetweenSlotsProps {
  readonly sidebar: Sidebar
  readonly siteData: SiteData
  readonly messages: Messages
  readonly meta: PageMeta
}

/** A sidebar between what the site puts above and below it, beside the article and in the drawer alike. */
export function SidebarBetweenSlots({
  sidebar,
  siteData,
  messages,
  meta,
}: SidebarBetweenSlotsProps): ReactElement {
  return (
    <>
      <ShellSlot name="SidebarStart" siteData={siteData} messages={messages} meta={meta} />
      <ReplaceableSidebarNav
        key={sidebar.name}
        sidebar={sidebar}
        currentPath={meta.path}
        messages={messages}
      />
      <ShellSlot name="SidebarEnd" siteData={siteData} messages={messages} meta={meta} />
    </>
  )
}
