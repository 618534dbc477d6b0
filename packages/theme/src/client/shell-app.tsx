import { useEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react'
import { CrashBoundary } from '../crash/crash-boundary.tsx'
import type { Customisation } from '../customising/customisation.ts'
import { ArticleHost } from '../shell/article-host.tsx'
import { fillBranches, LoadSidebarBranchContext } from '../sidebar/sidebar-branches.ts'
import { ShellBoundary } from './shell-boundary.tsx'
import type { ShellRuntime } from './shell-runtime.ts'

/** The runtime to show, and whom to tell that the shell answers. */
export interface ShellAppProps {
  readonly runtime: ShellRuntime
  readonly customisation?: Customisation | undefined
  readonly onReady: () => void
}

/** The shell in the browser: the tree of the server, fed by the runtime. */
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
  const page = useSyncExternalStore(runtime.page.subscribe, runtime.page.get, runtime.page.get)
  const branches = useSyncExternalStore(
    sidebars.branches.subscribe,
    sidebars.branches.get,
    sidebars.branches.get,
  )
  const sidebar = useMemo(
    () => page.sidebar && fillBranches(page.sidebar, branches),
    [page.sidebar, branches],
  )
  const isPending = useSyncExternalStore(runtime.isPending.subscribe, runtime.isPending.get, no)
  const activeHeadingId = useSyncExternalStore(
    runtime.activeHeadingId.subscribe,
    runtime.activeHeadingId.get,
    unknown,
  )
  const choice = useSyncExternalStore(colorMode.subscribe, colorMode.get, unknown)
  const isVisible = useSyncExternalStore(announcement.subscribe, announcement.get, yes)
  const isDrawerOpen = useSyncExternalStore(drawer.subscribe, drawer.get, no)
  const isTopOffered = useSyncExternalStore(topOffer.subscribe, topOffer.get, no)
  const preferredVersion = useSyncExternalStore(docsVersion.subscribe, docsVersion.get, unknown)
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
    <CrashBoundary
      messages={data.messages}
      resetKey={page.meta.path}
      documentTitle={data.messages.crashDocumentTitle}
    >
      <LoadSidebarBranchContext value={sidebars.loadBranch}>
        <ShellBoundary shell={shell} resetKey={page.meta.path} />
      </LoadSidebarBranchContext>
    </CrashBoundary>
  )
}

// What the server knows of the reader.
const no = (): boolean => false
const yes = (): boolean => true
const unknown = (): null => null
