import { useEffect, useMemo, type ReactElement } from 'react'
import { useStore } from './use-store.ts'
import { CrashBoundary } from '../crash/crash-boundary.tsx'
import type { Customisation } from '../overridable-components.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import { ArticleHost } from '../shell/article-host.tsx'
import { fillBranches, LoadSidebarBranchContext } from '../sidebar/sidebar-branches.ts'
import { ShellBoundary } from './shell-boundary.tsx'
import type { ShellRuntime } from './shell-runtime.ts'

/** The runtime to show, and a callback for when the shell is interactive. */
export interface ShellAppProps {
  readonly runtime: ShellRuntime
  readonly customisation?: Customisation | undefined
  readonly onReady: () => void
}

/** The shell in the browser: the server's tree, with the state of the runtime. */
export function ShellApp({ runtime, customisation, onReady }: ShellAppProps): ReactElement {
  const {
    data,
    location,
    sidebars,
    navigate,
    colorMode,
    announcement,
    drawer,
    topOffer,
    docsVersion,
    attachArticle,
  } = runtime
  // The second arguments are the values on the server, which knows nothing about the reader.
  const page = useStore(runtime.page)
  const branches = useStore(sidebars.branches)
  const sidebar = useMemo(
    () => page.sidebar && fillBranches(page.sidebar, branches),
    [page.sidebar, branches],
  )
  const isPending = useStore(runtime.isPending, false)
  const activeHeadingId = useStore(runtime.activeHeadingId, null)
  const choice = useStore(colorMode, null)
  const isVisible = useStore(announcement, true)
  const isDrawerOpen = useStore(drawer, false)
  const isTopOffered = useStore(topOffer, false)
  const preferredVersion = useStore(docsVersion, null)
  const isReady = choice !== null
  const { choose } = colorMode
  const colors = useMemo(() => ({ choice, isReady, choose }), [choice, isReady, choose])
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])
  const shell = {
    customisation,
    siteData: data.siteData,
    messages: data.messages,
    meta: page.meta,
    sidebar,
    article: <ArticleHost html={page.article} ref={attachArticle} />,
    colorMode: colors,
    announcement: { isVisible, dismiss: announcement.dismiss },
    drawer: { isOpen: isDrawerOpen, open: drawer.open, close: drawer.close },
    backToTop: { isVisible: isTopOffered, go: topOffer.go },
    preferredVersion,
    activeHeadingId,
    location,
    isPending,
    navigate,
  }
  return (
    <MessagesContext value={data.messages}>
      <CrashBoundary resetKey={page.meta.path} documentTitle={data.messages.crashDocumentTitle}>
        <LoadSidebarBranchContext value={sidebars.loadBranch}>
          <ShellBoundary shell={shell} resetKey={page.meta.path} />
        </LoadSidebarBranchContext>
      </CrashBoundary>
    </MessagesContext>
  )
}
