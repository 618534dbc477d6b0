import { useContext, useState, type ReactElement } from 'react'
import { OverridableAnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { OverridableBackToTop } from '../back-to-top/back-to-top.tsx'
import { OverridablePageCrash } from '../crash/page-crash.tsx'
import { type DrawerState, OverridableDrawer } from '../drawer/drawer.tsx'
import { FooterPageContext } from '../footer/footer-page-context.ts'
import { OverridableFooter } from '../footer/footer.tsx'
import { OverridableNavbar } from '../navbar/navbar.tsx'
import { SidebarBetweenSlots } from '../sidebar/sidebar-between-slots.tsx'
import { useSearch } from '../search/use-search.ts'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { OverridableTableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { CustomisationContext } from '../customising/customisation.ts'
import { ShellSlot } from '../customising/slot.tsx'
import type { ShellProps } from './shell-props.ts'

/** Everything inside `#fyr`: the page around the article. */
export function Shell(props: ShellProps): ReactElement {
  const { siteData, meta, sidebar, colorMode, announcement, backToTop } = props
  const ownDrawer = useOwnDrawer()
  const drawer = props.drawer ?? ownDrawer
  const preferredVersion = props.preferredVersion ?? null
  const search = useSearch(siteData, meta, preferredVersion)
  return (
    <>
      <SkipLink />
      {siteData.announcement && announcement.isVisible && (
        <OverridableAnnouncementBar announcement={siteData.announcement} onDismiss={announcement.dismiss} />
      )}
      <header className="fyr-header">
        <OverridableNavbar
          siteData={siteData}
          meta={meta}
          preferredVersion={preferredVersion}
          colorMode={colorMode}
          isDrawerOpen={drawer.isOpen}
          onOpenDrawer={drawer.open}
          onOpenSearch={search}
        />
        <ShellSlot name="HeaderEnd" siteData={siteData} meta={meta} />
      </header>
      {drawer.isOpen && (
        <OverridableDrawer
          siteData={siteData}
          meta={meta}
          preferredVersion={preferredVersion}
          sidebar={sidebar}
          colorMode={colorMode}
          onClose={drawer.close}
        />
      )}
      <Layout {...props} />
      {meta.kind === 'doc' && backToTop?.isVisible && <OverridableBackToTop onGoToTop={backToTop.go} />}
      <ShellSlot name="FooterStart" siteData={siteData} meta={meta} />
      <FooterPageContext value={props}>
        <OverridableFooter footer={siteData.footer} />
      </FooterPageContext>
      <ShellSlot name="FooterEnd" siteData={siteData} meta={meta} />
      <ConsentPlace {...props} />
    </>
  )
}

/** Is there only for a site that asks, so that no other page has an empty element. */
function ConsentPlace({ siteData, meta }: Pick<ShellProps, 'siteData' | 'meta'>): ReactElement | null {
  const hasSlot = useContext(CustomisationContext).slots?.Consent !== undefined
  if (!hasSlot) return null
  return (
    <div className="fyr-consent">
      <ShellSlot name="Consent" siteData={siteData} meta={meta} />
    </div>
  )
}

function useOwnDrawer(): DrawerState {
  const [isOpen, setIsOpen] = useState(false)
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

/** Sidebar, article and table of contents side by side; the article takes the columns that a page lacks. */
function Layout(props: ShellProps): ReactElement {
  const { siteData, meta, sidebar, article, activeHeadingId, crash } = props
  const hasToc = meta.toc.length > 0 && !meta.isWide && !crash
  return (
    <div
      className="fyr-layout"
      data-kind={meta.kind}
      data-sidebar={sidebar === null ? undefined : sidebar.kind}
      data-toc={hasToc ? '' : undefined}
    >
      {sidebar && (
        <aside className="fyr-layout-sidebar">
          <SidebarBetweenSlots sidebar={sidebar} siteData={siteData} meta={meta} />
        </aside>
      )}
      <div className="fyr-layout-main">
        {crash && <OverridablePageCrash error={crash.error} onRetry={crash.retry} />}
        <div hidden={Boolean(crash)}>{article}</div>
      </div>
      {hasToc && (
        <div className="fyr-layout-toc">
          <OverridableTableOfContents toc={meta.toc} activeHeadingId={activeHeadingId} />
          <ShellSlot name="TableOfContentsEnd" siteData={siteData} meta={meta} />
        </div>
      )}
    </div>
  )
}
