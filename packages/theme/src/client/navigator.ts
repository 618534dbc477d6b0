import type { LocationSource, RouterLocation } from '@fyr/router/react'
import { pageKey } from '../link/page-address.ts'
import type { LoadedPage, PageSource } from './page-source.ts'

/**
 * How the reader came to an address: `push` by following a link, `again` by following a link to the current address,
 * `pop` by history or an anchor.
 */
export type ArrivalReason = 'push' | 'again' | 'pop'

/** A completed change of address: its page is shown. */
export interface Arrival {
  readonly reason: ArrivalReason
  readonly from: RouterLocation
  readonly to: RouterLocation
  /** False when only the query or hash changed. */
  readonly isNewPage: boolean
}

/** Environment of a navigator: the browser, or a test. */
export interface NavigatorParts {
  readonly location: LocationSource
  readonly source: Pick<PageSource, 'cached' | 'load'>
  /** The URL of an address as the browser would resolve it. */
  readonly resolve: (href: string) => URL
  /** Whether the shell may show an address without loading a document. */
  readonly isOwn: (url: URL) => boolean
  /** Whether the current history entry only represents something open on the page; a followed link replaces it. */
  readonly isPassing: () => boolean
  /** The address has changed; its page may still have to be fetched. */
  readonly onDepart: (from: RouterLocation, to: RouterLocation) => void
  /** A page starts or stops loading. */
  readonly onPending: (isPending: boolean) => void
  /** Shows a page; it must be in the document on return. */
  readonly show: (page: LoadedPage) => void
  readonly onArrive: (arrival: Arrival) => void
  /** Loads the document at the current address, because the page cannot be shown otherwise; false when that fails too. */
  readonly reload: () => Promise<boolean>
  /** The page at this address stays, though the reader has left for another: puts the address back and says why. */
  readonly stay: (shown: RouterLocation) => void
  /** Loads a document of another part of the web. */
  readonly leave: (href: string) => void
}

/** Navigates to addresses and follows the browser's history. */
export interface Navigator {
  readonly navigate: (href: string, options: { readonly replace: boolean }) => void
  /** Stops following the history. */
  readonly stop: () => void
}

/** Longest wait for a page payload; then the document is loaded, and the browser shows how that goes. */
export const PAYLOAD_TIMEOUT_MS = 15_000

/**
 * Makes the navigator of a document that shows the page of the current path. The address changes first, then the page.
 * The latest address wins: earlier loads neither complete nor fail.
 */
export function createNavigator(parts: NavigatorParts): Navigator {
  const { location, source } = parts
  let seen = location.get()
  let shown = seen
  let isMoving = false
  let pending: { readonly key: string; readonly cancel: () => void } | null = null

  const isShown = ({ pathname }: RouterLocation): boolean => pageKey(pathname) === pageKey(shown.pathname)

  const arrive = (arrival: Arrival): void => {
    // While a page that could not be loaded is tried as a document, another one is shown under its address.
    if (arrival.isNewPage || isShown(arrival.to)) shown = arrival.to
    parts.onArrive(arrival)
  }

  const fetchPage = (arrival: Arrival): void => {
    const controller = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      pending = null
      controller.abort()
      parts.onPending(false)
    }
    const fail = async (): Promise<void> => {
      if (controller.signal.aborted) return
      end()
      // The reader may have gone on meanwhile.
      if (!(await parts.reload()) && !pending && !isShown(seen)) parts.stay(shown)
    }
    const timer = setTimeout(fail, PAYLOAD_TIMEOUT_MS)
    pending = { key: pageKey(arrival.to.pathname), cancel: end }
    parts.onPending(true)
    source.load(arrival.to.pathname, controller.signal).then((page) => {
      if (controller.signal.aborted) return
      end()
      parts.show(page)
      arrive({ ...arrival, to: seen })
    }, fail)
  }

  const depart = (reason: ArrivalReason): void => {
    const from = seen
    const to = location.get()
    const key = pageKey(to.pathname)
    seen = to
    parts.onDepart(from, to)
    if (pending?.key === key) return
    pending?.cancel()
    // An anchor on a page under the address of one that could not be loaded is not a new page.
    const isPlace = reason === 'pop' && key === pageKey(from.pathname)
    const arrival = { reason, from, to, isNewPage: !isShown(to) && !isPlace }
    const page = arrival.isNewPage ? source.cached(to.pathname) : null
    if (page) parts.show(page)
    if (page || !arrival.isNewPage) arrive(arrival)
    else fetchPage(arrival)
  }

  const stop = location.subscribe(() => {
    if (!isMoving && location.get() !== seen) depart('pop')
  })

  return {
    navigate: (href, { replace }) => {
      const url = parts.resolve(href)
      if (!parts.isOwn(url)) return parts.leave(url.href)
      const address = url.pathname + url.search + url.hash
      const isAgain = address === seen.pathname + seen.search + seen.hash
      const isPassing = parts.isPassing()
      isMoving = true
      // A temporary entry at the current address is removed when what it represents closes.
      if (!isPassing && !replace && !isAgain) location.push(url.href)
      else if (!isPassing || !isAgain) location.replace(url.href)
      isMoving = false
      depart(isAgain ? 'again' : 'push')
    },
    stop,
  }
}
