import { createRoot } from 'react-dom/client'
import { MessagesContext } from '../messages/messages-context.ts'
import type { ShellData } from '../page-payload.ts'
import { addressWords } from './address-words.ts'
import { NotFoundSearch } from './not-found-search.tsx'
import { openSearch } from './open-search.tsx'
import { registerPageTools } from './page-tools.ts'

/** What of the search is wanted without being asked for, once a document is shown. */
export interface Arrival {
  readonly data: ShellData
  readonly navigate: (href: string, options: { readonly replace: boolean }) => void
}

/** Offers the search to an agent of the browser, and on the page for unknown addresses. */
export function serveArrival({ data: { siteData, messages }, navigate }: Arrival): void {
  registerPageTools(siteData)
  const { search } = siteData
  const place = document.querySelector('#main [data-fyr-not-found]')
  if (place === null || search === undefined) return
  const root = createRoot(place)
  const onSearch = (query: string): void =>
    openSearch({
      siteData,
      messages,
      search,
      query,
      version: null,
      navigate: (href) => navigate(href, { replace: false }),
    })
  root.render(
    <MessagesContext value={messages}>
      <NotFoundSearch search={search} words={addressWords(window.location.pathname)} onSearch={onSearch} />
    </MessagesContext>,
  )
  // The next page takes the place of the article.
  document.addEventListener('fyr:navigate', () => root.unmount(), { once: true })
}
