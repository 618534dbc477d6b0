import type { Sidebar } from '@fyr/content-pipeline/manifest'
import type { PageMeta, PagePayload } from '../page-payload.ts'
import { FetchError, fetchJson } from './fetch-json.ts'
import { pageKey, payloadAddress } from '../link/page-address.ts'
import { parsePagePayload } from './parse-payload.ts'
import type { SidebarSource } from './sidebar-source.ts'
import { trustedHtml } from './trusted-html.ts'

/** A page that the shell can show at once. */
export interface LoadedPage {
  readonly meta: PageMeta
  /** Inner HTML of the article; one object for as long as the page is held, so that React sees when it is the same. */
  readonly article: { readonly __html: string | TrustedHTML }
  /** As its file has it; branches that have come are held apart. */
  readonly sidebar: Sidebar | null
}

/** Makes a page of its metadata and the inner HTML of its article, as they came from the site. */
export function toLoadedPage({ meta, html }: PagePayload, sidebar: Sidebar | null): LoadedPage {
  return { meta, article: { __html: trustedHtml(html) }, sidebar }
}

/** Pages by address, held in memory once they have come. */
export interface PageSource {
  /** Gives the page at a path if it is held. */
  readonly held: (pathname: string) => LoadedPage | null
  /** Gives the page at a path, fetching what is missing of it. Rejects when it can't be shown by this shell. */
  readonly load: (pathname: string, signal?: AbortSignal) => Promise<LoadedPage>
  /** Fetches a page before anybody asks for it, at low priority. Rejects as `load` does. */
  readonly prefetch: (pathname: string) => Promise<LoadedPage>
  /** Holds a page that came by another way: the one in the document. */
  readonly hold: (pathname: string, page: LoadedPage) => void
  /** Lets go of every page and sidebar: the site has changed. */
  readonly forget: () => void
}

/** Pages held at once; the one that was longest unused goes first. A page is some tens of kB. */
export const HELD_PAGES_MAX = 50

/**
 * Makes a source for one build of the site: `shell` is its name, and payloads of other builds are refused. `sidebars`
 * gives what stands beside the pages.
 */
export function createPageSource(shell: string, sidebars: SidebarSource): PageSource {
  const pages = new Map<string, LoadedPage>()
  const prefetching = new Map<string, Promise<LoadedPage>>()
  let edition = 0

  const hold = (pathname: string, page: LoadedPage): void => {
    const key = pageKey(pathname)
    pages.delete(key)
    pages.set(key, page)
    if (page.sidebar && page.meta.sidebar) sidebars.hold(page.meta.sidebar.url, page.sidebar)
    const oldest = pages.keys().next()
    if (pages.size > HELD_PAGES_MAX && !oldest.done) pages.delete(oldest.value)
  }

  const held = (pathname: string): LoadedPage | null => {
    const page = pages.get(pageKey(pathname)) ?? null
    if (page) hold(pathname, page)
    return page
  }

  const fetchPage = async (pathname: string, options: RequestInit): Promise<LoadedPage> => {
    const startedIn = edition
    const payload = parsePagePayload(await fetchJson(payloadAddress(pathname), options), shell)
    if (!payload) throw new FetchError(`${payloadAddress(pathname)} is from another build.`)
    const files = payload.meta.sidebar
    const page = toLoadedPage(payload, files && (await sidebars.load(files)))
    // What was asked for before the site changed is shown once, and not kept.
    if (edition === startedIn) hold(pathname, page)
    return page
  }

  const load = async (pathname: string, signal?: AbortSignal): Promise<LoadedPage> => {
    const options = signal ? { signal } : {}
    const early = prefetching.get(pageKey(pathname))
    const page = held(pathname) ?? (await early?.catch(() => null))
    return page ?? fetchPage(pathname, options)
  }

  const prefetch = (pathname: string): Promise<LoadedPage> => {
    const key = pageKey(pathname)
    const known = held(pathname)
    if (known) return Promise.resolve(known)
    const running = prefetching.get(key) ?? fetchPage(pathname, { priority: 'low' })
    prefetching.set(key, running)
    const forget = (): boolean => prefetching.delete(key)
    running.then(forget, forget)
    return running
  }

  const forget = (): void => {
    edition += 1
    for (const memory of [pages, prefetching]) memory.clear()
    sidebars.forget()
  }

  return { held, load, prefetch, hold, forget }
}
