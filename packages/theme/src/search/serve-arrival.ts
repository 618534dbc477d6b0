import type { SiteSearch } from '@fyr/content-pipeline/manifest'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MessagesContext } from '../messages/messages-context.ts'
import type { ShellData } from '../page-payload.ts'
import { NotFoundSearch } from './not-found-search.tsx'
import { openSearch } from './open-search.tsx'
import { registerPageTools } from './page-tools.ts'

/** What of the search is wanted without being asked for, once a document is shown. */
export interface Arrival {
  readonly data: ShellData
  readonly navigate: (href: string, options: { readonly replace: boolean }) => void
}

/**
 * Offers the search to an agent of the browser, and on the page for unknown addresses, each time the reader comes to it. Call it
 * once in a document.
 */
export function serveArrival(arrival: Arrival): void {
  const { siteData } = arrival.data
  registerPageTools(siteData)
  const { search } = siteData
  if (search === undefined) return
  let place: Element | null = null
  let root: Root | undefined
  const show = (): void => {
    // The reader has gone to another place on the page.
    if (place?.isConnected) return
    root?.unmount()
    place = document.querySelector('#main [data-fyr-not-found]')
    root = place ? showSearchIn(place, search, arrival) : undefined
  }
  show()
  document.addEventListener('fyr:navigated', show)
}

function showSearchIn(place: Element, search: SiteSearch, { data, navigate }: Arrival): Root {
  const { siteData, messages } = data
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
  const address = window.location.pathname
  const field = createElement(NotFoundSearch, { search, address, onSearch })
  root.render(createElement(MessagesContext, { value: messages }, field))
  return root
}
