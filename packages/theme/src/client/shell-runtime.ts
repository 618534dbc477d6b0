import type { LocationSource, RouterLocation } from '@fyr/router/react'
import { flushSync } from 'react-dom'
import { tabStorage } from '../browser/storage.ts'
import { formatMessage } from '../messages/format-message.ts'
import type { ShellData } from '../page-payload.ts'
import { createAnnouncementStore, type AnnouncementStore } from '../announcement-bar/announcement-store.ts'
import { createAnnouncer } from '../browser/announcer.ts'
import { createArticleSlot, type ArticleSlot } from './article-slot.ts'
import { listenToArticles } from './article/enhance-article.ts'
import { createColorModeStore, type ColorModeStore } from '../color-toggle/color-mode-store.ts'
import { updateDocumentHead } from './document-head.ts'
import { createDocsVersionStore, type DocsVersionStore } from '../navbar/docs-version-store.ts'
import { createDrawerStore, type DrawerStore } from '../drawer/drawer-store.ts'
import { clickedAddress, clickedDocument, clickedPlace } from './link-address.ts'
import type { StartIslands } from './islands.tsx'
import { hideLoadNotice, showLoadNotice } from './load-notice.ts'
import { goToPlace, keepPlace, moveReader, revealTarget } from './move-reader.ts'
import { createNamedLocation } from './named-location.ts'
import { hrefOf, notifyOfNavigation } from './navigation-events.ts'
import { createNavigator, type Navigator, type NavigatorParts } from './navigator.ts'
import type { RunningShell } from './page-api.ts'
import { createPageSource, type LoadedPage, toLoadedPage } from './page-source.ts'
import { parsePagePayload } from './parse-payload.ts'
import { createPrefetcher } from './prefetcher.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { createProgressBar } from './progress-bar.ts'
import { trackReader } from './reader-tracker.ts'
import { createReloadGuard } from './reload-guard.ts'
import { createScrollMemory } from './scroll-memory.ts'
import { isInArea, siteAreaOf } from './site-area.ts'
import type { SidebarSource } from './sidebar-source.ts'
import { isSlowConnection } from './slow-connection.ts'
import { createTopOffer, type TopOffer } from '../back-to-top/top-offer.ts'
import { createValueStore, type ValueStore } from '../browser/value-store.ts'

/** Everything in the running shell that is not React: the state that React shows, and what happens on a navigation. */
export interface ShellRuntime {
  readonly data: ShellData
  readonly location: LocationSource
  readonly page: ValueStore<LoadedPage>
  readonly sidebars: Pick<SidebarSource, 'branches' | 'loadBranch'>
  readonly isPending: ValueStore<boolean>
  readonly activeHeadingId: ValueStore<string | null>
  readonly colorMode: ColorModeStore
  readonly announcement: AnnouncementStore
  readonly drawer: DrawerStore
  readonly topOffer: TopOffer
  readonly docsVersion: DocsVersionStore
  readonly navigate: Navigator['navigate']
  readonly attachArticle: ArticleSlot['attach']
  /** Starts handling the reader outside React. Call it once, after hydration. */
  readonly start: () => RunningShell
}

/** Environment of a runtime. */
export interface ShellPlace {
  /** The root element of React. */
  readonly root: HTMLElement
  /** Starts the islands of articles; absent for a site without any. */
  readonly startIslands?: StartIslands | undefined
}

/** Makes the runtime of a document that shows `first`, whose sidebar is in `sidebars`. */
export function createShellRuntime(
  data: ShellData,
  first: LoadedPage,
  sidebars: SidebarSource,
  { root, startIslands }: ShellPlace,
): ShellRuntime {
  const parts = createParts(data, first, sidebars, startIslands)
  const { navigate } = createNavigator(navigatorParts(parts))
  const { location, page, isPending, activeHeadingId, article, drawer, topOffer } = parts
  return {
    data,
    location,
    page,
    sidebars,
    isPending,
    activeHeadingId,
    colorMode: createColorModeStore(data.siteData.colorMode),
    announcement: createAnnouncementStore(data.siteData.announcement?.id ?? null),
    drawer,
    topOffer,
    docsVersion: createDocsVersionStore(data.siteData.versions),
    navigate,
    attachArticle: (element) => (element ? keepPlace(() => article.attach(element)) : article.attach(null)),
    start: () => start(parts, navigate, root),
  }
}

type Parts = ReturnType<typeof createParts>

function createParts(
  data: ShellData,
  first: LoadedPage,
  sidebars: SidebarSource,
  startIslands?: StartIslands,
) {
  const { siteData, messages } = data
  const location = createNamedLocation()
  const page = createValueStore(first)
  const isPending = createValueStore(false)
  const activeHeadingId = createValueStore<string | null>(null)
  const source = createPageSource(first.meta.shell, sidebars)
  const prefetcher = createPrefetcher(source, isSlowConnection)
  const scroll = createScrollMemory(tabStorage)
  const topOffer = createTopOffer()
  const announcer = createAnnouncer()
  const rememberScroll = (key: string): void => {
    // While a page loads, the window shows another page than the entry's.
    if (!isPending.get()) scroll.remember(key, window.scrollY)
  }
  const cache = (pathname: string, shown: LoadedPage): void => {
    source.cache(pathname, shown)
    prefetcher.visited(pathname)
  }
  const tracker = trackReader({
    headingIds: () => page.get().meta.toc.map(({ id }) => id),
    activeHeadingId,
    onScroll: () => {
      rememberScroll(location.get().key)
      topOffer.follow(window.scrollY)
    },
  })
  cache(location.get().pathname, first)
  return {
    siteData,
    messages,
    area: siteAreaOf(siteData, window.location.origin),
    location,
    page,
    isPending,
    activeHeadingId,
    source,
    prefetcher,
    scroll,
    rememberScroll,
    cache,
    tracker,
    guard: createReloadGuard(tabStorage, () => window.location.reload()),
    progress: createProgressBar(() => announcer.announce(messages.pageLoading)),
    announcer,
    drawer: createDrawerStore(),
    topOffer,
    article: createArticleSlot(startIslands && ((article) => startIslands(article, data))),
    /** Registers the links of a new page; does nothing before the start. */
    scanLinks: createValueStore<(() => void) | null>(null),
  }
}

function navigatorParts(parts: Parts): NavigatorParts {
  const { messages, area, location, page, source, scroll, progress } = parts
  let remembered: number | null = null
  let entry = currentEntry()
  let isAnswered = true
  return {
    location,
    source,
    resolve: (href) => new URL(href, document.baseURI),
    isOwn: (url) => isInArea(url, area),
    isPassing: parts.drawer.hasEntry,
    onDepart: (from, to) => {
      parts.rememberScroll(from.key)
      // A link in the drawer has been followed. The drawer returns the focus before the reader is moved.
      if (!parts.drawer.hasEntry()) parts.drawer.handOver()
      remembered = scroll.recall(to.key)
      hideLoadNotice()
      notifyOfNavigation('fyr:navigate', from, to)
    },
    onPending: (isOnItsWay) => {
      parts.isPending.set(isOnItsWay)
      if (isOnItsWay) progress.start()
      else progress.stop()
    },
    show: (next) => showPage(parts, next),
    onArrive: (arrival) => {
      entry = currentEntry()
      moveReader(arrival, remembered)
      if (arrival.reason === 'again' && parts.drawer.hasEntry()) {
        // The drawer's entry is removed now, and in the next frame the browser is back where the reader was before it.
        const moveAgain = (): void => moveReader(arrival, null)
        const onLeft = (): number => requestAnimationFrame(() => requestAnimationFrame(moveAgain))
        window.addEventListener('popstate', onLeft, { once: true })
      }
      parts.tracker.update()
      if (arrival.isNewPage) {
        const title = page.get().meta.documentTitle
        parts.guard.clear()
        parts.topOffer.withdraw()
        parts.cache(arrival.to.pathname, page.get())
        parts.announcer.announce(formatMessage(messages.navigatedTo, { title }))
        parts.scanLinks.get()?.()
      }
      notifyOfNavigation('fyr:navigated', arrival.from, arrival.to)
    },
    reload: async () => {
      const { href } = window.location
      isAnswered = await answers(href)
      // The reader may have gone on meanwhile.
      return isAnswered && window.location.href === href && parts.guard.reload(href)
    },
    stay: async (shown) => {
      await returnTo(entry, shown, location)
      const { loadFailedTitle: title, loadFailedText: text, closeNotice: close } = messages
      const notice = showLoadNotice({ title, text, close })
      if (!isAnswered) removeWhenAnswered(notice)
    },
    leave: (href) => leaveTo(href, parts.drawer),
  }
}

/** Time to wait for a response of the server, and between two attempts. */
const ANSWER_TIMEOUT_MS = 5000

/**
 * Whether the server responds, with any status. Without a server the browser would show its own error page, which
 * says less.
 */
function answers(href: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  return fetch(href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/** Removes a notice once the server responds. */
function removeWhenAnswered(notice: HTMLElement): void {
  setTimeout(async () => {
    if (!notice.isConnected) return
    if (await answers(window.location.href)) notice.remove()
    else removeWhenAnswered(notice)
  }, ANSWER_TIMEOUT_MS)
}

/**
 * The browser's name for the current history entry. Browsers before 2026 may have none, and an element with that id in its
 * place.
 */
function currentEntry(): string {
  return window.navigation?.currentEntry?.key ?? ''
}

/**
 * Goes back to the history entry of the shown page, so that no history is lost. Where that is impossible, the
 * current entry gets its address. Browsers report the way back later than they promise, the replacement at once.
 */
async function returnTo(entry: string, shown: RouterLocation, location: LocationSource): Promise<void> {
  await Promise.allSettled(Object.values(window.navigation?.traverseTo?.(entry) ?? {}))
  location.replace(window.location.origin + hrefOf(shown))
}

function showPage({ page, article, siteData }: Parts, next: LoadedPage): void {
  flushSync(() => page.set(next))
  article.refresh()
  updateDocumentHead(next.meta, siteData)
}

/** Shows the page as it is written now; false when this shell cannot, or not with its sidebar. */
function showRevision(parts: Parts, value: unknown): boolean {
  const { meta, sidebar } = parts.page.get()
  const payload = parsePagePayload(value, meta.shell)
  if (!payload || payload.meta.sidebar?.url !== meta.sidebar?.url) return false
  const next = toLoadedPage(payload, sidebar)
  showPage(parts, next)
  parts.cache(parts.location.get().pathname, next)
  parts.tracker.update()
  return true
}

/** Loads a document; it replaces the entry of an open drawer, which would lead back to this page twice. */
function leaveTo(href: string, drawer: DrawerStore): void {
  if (!drawer.hasEntry()) return window.location.assign(href)
  drawer.handOver()
  window.location.replace(href)
}

function start(parts: Parts, navigate: Navigator['navigate'], root: HTMLElement): RunningShell {
  const { area, location, messages, announcer, prefetcher, scroll, guard, scanLinks, drawer } = parts
  listenToArticles(root, messages, announcer)
  document.addEventListener('click', (event) => {
    // The shown page has lost its address to one that is loading, so its anchors have none.
    const place = parts.isPending.get() ? clickedPlace(event) : null
    if (place) {
      event.preventDefault()
      goToPlace(place)
      return
    }
    const url = clickedAddress(event, area, window.location)
    const left = url === null && drawer.get() ? clickedDocument(event) : null
    if (url || left) event.preventDefault()
    if (url) navigate(url.href, { replace: false })
    if (left) leaveTo(left, drawer)
    // A link to the current address changes nothing that the navigator could follow.
    else if (clickedDocument(event) === window.location.href) revealTarget()
  })
  document.addEventListener('fyr:changed', (event) => {
    parts.source.clear()
    if (event instanceof CustomEvent && showRevision(parts, event.detail)) event.preventDefault()
    else parts.article.refresh()
  })
  window.addEventListener('pagehide', () => {
    parts.rememberScroll(location.get().key)
    scroll.save()
  })
  if (!guard.wasReloaded(window.location.href)) guard.clear()
  scanLinks.set(prefetchLinks(root, area, prefetcher))
  scanLinks.get()?.()
  parts.tracker.update()
  const ask = (name: 'prefetch' | 'preload') => (path: string) => {
    const url = new URL(path, document.baseURI)
    return isInArea(url, area) && prefetcher[name](url.pathname)
  }
  return { prefetch: ask('prefetch'), preload: ask('preload') }
}
