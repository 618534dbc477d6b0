import { useState, type ReactElement } from 'react'
import { ReplaceableAnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { ReplaceableBackToTop } from '../back-to-top/back-to-top.tsx'
import { ReplaceablePageCrash } from '../crash/page-crash.tsx'
import { type DrawerState, ReplaceableDrawer } from '../drawer/drawer.tsx'
import { ReplaceableFooter } from '../footer/footer.tsx'
import { ReplaceableNavbar } from '../navbar/navbar.tsx'
import { SidebarBetweenSlots } from '../sidebar/sidebar-between-slots.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { ReplaceableTableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { ShellSlot } from '../customising/slot.tsx'
import type { ShellProps } from './shell-props.ts'

/** Everything inside `#fyr`: the page around the article. */
export function Shell(props: ShellProps): ReactElement {
  const { siteData, messages, meta, sidebar, colorMode, announcement, backToTop } = props
  const ownDrawer = useOwnDrawer()
  const drawer = props.drawer ?? ownDrawer
  const preferredVersion = props.preferredVersion ?? null
  return (
    <>
      <SkipLink label={messages.skipToMain} />
      {siteData.announcement && announcement.isVisible && (
        <ReplaceableAnnouncementBar
          announcement={siteData.announcement}
          messages={messages}
          dismiss={announcement.dismiss}
        />
      )}
      <header className="fyr-header">
        <ReplaceableNavbar
          siteData={siteData}
          messages={messages}
          meta={meta}
          preferredVersion={preferredVersion}
          colorMode={colorMode}
          isDrawerOpen={drawer.isOpen}
          openDrawer={drawer.open}
        />
        <ShellSlot name="HeaderEnd" siteData={siteData} messages={messages} meta={meta} />
      </header>
      {drawer.isOpen && (
        <ReplaceableDrawer
          siteData={siteData}
          messages={messages}
          meta={meta}
          preferredVersion={preferredVersion}
          sidebar={sidebar}
          colorMode={colorMode}
          close={drawer.close}
        />
      )}
      <Layout {...props} />
      {meta.kind === 'doc' && backToTop?.isVisible && (
        <ReplaceableBackToTop go={backToTop.go} messages={messages} />
      )}
      <ShellSlot name="FooterStart" siteData={siteData} messages={messages} meta={meta} />
      <ReplaceableFooter footer={siteData.footer} messages={messages} />
      <ShellSlot name="FooterEnd" siteData={siteData} messages={messages} meta={meta} />
    </>
  )
}

function useOwnDrawer(): DrawerState {
  const [isOpen, setIsOpen] = useState(false)
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

/** Sidebar, article and table of contents side by side; the columns that a page lacks are left to the article. */
function Layout(props: ShellProps): ReactElement {
  const { siteData, messages, meta, sidebar, article, activeHeadingId, crash } = props
  const hasToc = meta.toc.length > 0 && !crash
  return (
    <div
      className="fyr-layout"
      data-kind={meta.kind}
      data-sidebar={sidebar === null ? undefined : sidebar.kind}
      data-toc={hasToc ? '' : undefined}
    >
      {sidebar && (
        <aside className="fyr-layout-sidebar">
          <SidebarBetweenSlots sidebar={sidebar} siteData={siteData} messages={messages} meta={meta} />
        </aside>
      )}
      <div className="fyr-layout-main">
        {crash && <ReplaceablePageCrash {...crash} messages={messages} />}
        <div hidden={Boolean(crash)}>{article}</div>
      </div>
      {hasToc && (
        <div className="fyr-layout-toc">
          <ReplaceableTableOfContents toc={meta.toc} activeHeadingId={activeHeadingId} messages={messages} />
          <ShellSlot name="TableOfContentsEnd" siteData={siteData} messages={messages} meta={meta} />
        </div>
      )}
    </div>
  )
}
