import { pageKey } from '../link/page-address.ts'

/**
 * Has the document of another page loaded when the browser's history leads to it. The browser takes entries that the shell
 * has made for places of one document, also after that was loaded anew, and then leaves it to scripts to show their pages.
 * Gives back the function that ends this, for when the shell follows the history.
 */
export function followHistory(load = () => window.location.reload()): () => void {
  const shown = pageKey(window.location.pathname)
  const onPopState = (): void => {
    if (pageKey(window.location.pathname) !== shown) load()
  }
  window.addEventListener('popstate', onPopState)
  return () => window.removeEventListener('popstate', onPopState)
}
