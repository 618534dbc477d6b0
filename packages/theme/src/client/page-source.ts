import type { Sidebar } from '@fyr/content-pipeline/manifest'
import type { PageMeta, PagePayload } from '../page-payload.ts'
import { FetchError, fetchJson } from './fetch-json.ts'
import { pageKey, payloadAddress } from '../link/page-address.ts'
import { parsePagePayload } from './parse-payload.ts'
import type { SidebarSource } from './sidebar-source.ts'
import { trustedHtml } from '../browser/trusted-html.ts'

/** A page that the shell can show at once. */
export interface LoadedPage {
  readonly meta: PageMeta
  /**
   * Inner HTML of the article; the same object for as long as the page is cached, so that React sees that it is
   * unchanged.
   */
  readonly article: { readonly __html: string | TrustedHTML }
  /** As in its file; loaded branches are kept separately. */
  readonly sidebar: Sidebar | null
}

/** Makes a page from its metadata and the inner HTML of its article. */
export function toLoadedPage({ meta, html }: PagePayload, sidebar: Sidebar | null): LoadedPage {
  return { meta, article: { __html: trustedHtml(html) }, sidebar }
}

/** Pages by address, cached in memory. */
export interface PageSource {
  /** The page at a path if it is cached. */
  readonly cached: (pathname: string) => LoadedPage | null
  /** The page at a path, fetching what is missing. Rejects when this shell cannot show it. */
  readonly load: (pathname: string, signal?: AbortSignal) => Promise<LoadedPage>
  /** Prefetches a page at low priority. Rejects like `load`. */
  readonly prefetch: (pathname: string) => Promise<LoadedPage>
  /** Caches a page that was not fetched: the one in the document. */
  readonly cache: (pathname: string, page: LoadedPage) => void
  /** Clears all pages and sidebars: the site has changed. */
  readonly clear: () => void
}

/** Number of cached pages; the least recently used is removed first. A page is some tens of kB. */
export const MAX_CACHED_PAGES = 50

/**
 * Makes a source for one build of the site: `shell` identifies it, and payloads of other builds are refused. `sidebars`
 * provides the sidebars of the pages.
 */
export function createPageSource(shell: string, sidebars: SidebarSource): PageSource {
  const pages = new Map<string, LoadedPage>()
  const prefetching = new Map<string, Promise<LoadedPage>>()
  let revision = 0

  const cache = (pathname: string, page: LoadedPage): void => {
    const key = pageKey(pathname)
    pages.delete(key)
    pages.set(key, page)
    if (page.sidebar && page.meta.sidebar) sidebars.cache(page.meta.sidebar.url, page.sidebar)
    const oldest = pages.keys().next()
    if (pages.size > MAX_CACHED_PAGES && !oldest.done) pages.delete(oldest.value)
  }

  const cached = (pathname: string): LoadedPage | null => {
    const page = pages.get(pageKey(pathname)) ?? null
    if (page) cache(pathname, page)
    return page
  }

  const fetchPage = async (pathname: string, options: RequestInit): Promise<LoadedPage> => {
    const startedIn = revision
    const payload = parsePagePayload(await fetchJson(payloadAddress(pathname), options), shell)
    if (!payload) throw new FetchError(`${pathname} is from another build.`)
    const files = payload.meta.sidebar
    const page = toLoadedPage(payload, files && (await sidebars.load(files)))
    // A page that was requested before the site changed is shown once and not cached.
    if (revision === startedIn) cache(pathname, page)
    return page
  }

  const load = async (pathname: string, signal?: AbortSignal): Promise<LoadedPage> => {
    const options = signal ? { signal } : {}
    const early = prefetching.get(pageKey(pathname))
    const page = cached(pathname) ?? (await early?.catch(() => null))
    return page ?? fetchPage(pathname, options)
  }

  const prefetch = (pathname: string): Promise<LoadedPage> => {
    const key = pageKey(pathname)
    const known = cached(pathname)
    if (known) return Promise.resolve(known)
    const running = prefetching.get(key) ?? fetchPage(pathname, { priority: 'low' })
    prefetching.set(key, running)
    const end = (): boolean => prefetching.delete(key)
    running.then(end, end)
    return running
  }

  const clear = (): void => {
    revision += 1
    for (const memory of [pages, prefetching]) memory.clear()
    sidebars.clear()
  }

  return { cached, load, prefetch, cache, clear }
}
