import { pageKey } from '../link/page-address.ts'

/**
 * Loads the document of another page when the browser's history leads to it. The browser treats entries that the shell
 * made as one document, even after a reload, and leaves it to scripts to show their pages. Returns a function that
 * stops it, for when the shell takes over.
 */
export function followHistory(load = () => window.location.reload()): () => void {
  const shown = pageKey(window.location.pathname)
  const onPopState = (): void => {
    if (pageKey(window.location.pathname) !== shown) load()
  }
  window.addEventListener('popstate', onPopState)
  return () => window.removeEventListener('popstate', onPopState)
}
