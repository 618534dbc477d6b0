import { useState, type ReactElement } from 'react'
import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { BackToTop } from '../back-to-top/back-to-top.tsx'
import { PageCrash } from '../crash/page-crash.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { SidebarNav } from '../sidebar/sidebar-nav.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import type { DrawerState, ShellProps } from './shell-props.ts'

/** Everything inside `#fyr`: the page around the article. */
export function Shell(props: ShellProps): ReactElement {
  const { frame, messages, meta, sidebar, colorMode, announcement, backToTop } = props
  const ownDrawer = useOwnDrawer()
  const drawer = props.drawer ?? ownDrawer
  const preferredVersion = props.preferredVersion ?? null
  return (
    <>
      <SkipLink label={messages.skipToMain} />
      {frame.announcement && announcement.isVisible && (
        <AnnouncementBar
          announcement={frame.announcement}
          messages={messages}
          dismiss={announcement.dismiss}
        />
      )}
      <header className="fyr-header">
        <Navbar
          frame={frame}
          messages={messages}
          meta={meta}
          preferredVersion={preferredVersion}
          colorMode={colorMode}
          isDrawerOpen={drawer.isOpen}
          openDrawer={drawer.open}
        />
      </header>
      {drawer.isOpen && (
        <Drawer
          frame={frame}
          messages={messages}
          meta={meta}
          preferredVersion={preferredVersion}
          sidebar={sidebar}
          colorMode={colorMode}
          close={drawer.close}
        />
      )}
      <Layout {...props} />
      {meta.kind === 'doc' && backToTop?.isVisible && <BackToTop go={backToTop.go} messages={messages} />}
      <Footer footer={frame.footer} messages={messages} />
    </>
  )
}

function useOwnDrawer(): DrawerState {
  const [isOpen, setIsOpen] = useState(false)
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

/** Sidebar, article and table of contents side by side; the columns that a page lacks are left to the article. */
function Layout({ messages, meta, sidebar, article, activeHeadingId, crash }: ShellProps): ReactElement {
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
          <SidebarNav key={sidebar.name} sidebar={sidebar} currentPath={meta.path} messages={messages} />
        </aside>
      )}
      <div className="fyr-layout-main">
        {crash && <PageCrash {...crash} messages={messages} />}
        <div hidden={Boolean(crash)}>{article}</div>
      </div>
      {hasToc && (
        <div className="fyr-layout-toc">
          <TableOfContents toc={meta.toc} activeHeadingId={activeHeadingId} messages={messages} />
        </div>
      )}
    </div>
  )
}
