import { pageKey } from '../link/page-address.ts'
import type { PageSource } from './page-source.ts'

/** Prefetches pages, each address once; `false` means that there is nothing to do. */
export interface Prefetcher {
  /** When idle: at low priority, a few at a time. */
  readonly prefetch: (pathname: string) => false | Promise<void>
  /** Immediately, because the reader is about to go there. */
  readonly preload: (pathname: string) => false | Promise<void>
  /** Records that a page has been shown. */
  readonly visited: (pathname: string) => void
}

/** Number of parallel prefetches: links in view must not delay a page that the reader requests. */
export const PREFETCH_CONCURRENCY = 3

/** Makes a prefetcher for a source. It does nothing while `isSlow` says that the connection is slow or metered. */
export function createPrefetcher(source: Pick<PageSource, 'prefetch'>, isSlow: () => boolean): Prefetcher {
  const fetched = new Set<string>()
  const loaded = new Set<string>()
  const waiting: (() => void)[] = []
  let running = 0

  const fetchQuietly = (pathname: string): Promise<void> => source.prefetch(pathname).then(ignore, ignore)

  const fetchNext = (): void => {
    if (running >= PREFETCH_CONCURRENCY) return
    waiting.shift()?.()
  }

  const enqueue = (pathname: string): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(() => {
        running += 1
        void fetchQuietly(pathname).then(() => {
          running -= 1
          fetchNext()
          resolve()
        })
      })
      fetchNext()
    })

  return {
    prefetch: (pathname) => {
      const key = pageKey(pathname)
      if (isSlow() || fetched.has(key) || loaded.has(key)) return false
      fetched.add(key)
      return enqueue(pathname)
    },
    preload: (pathname) => {
      const key = pageKey(pathname)
      if (isSlow() || loaded.has(key)) return false
      loaded.add(key)
      return fetchQuietly(pathname)
    },
    visited: (pathname) => {
      loaded.add(pageKey(pathname))
    },
  }
}

function ignore(): void {}
