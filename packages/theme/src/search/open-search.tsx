import type { SiteData, SiteSearch } from '@fyr/content-pipeline/manifest'
import { createRoot } from 'react-dom/client'
import { MessagesContext } from '../messages/messages-context.ts'
import type { Messages } from '../messages/messages.ts'
import { SearchDialog } from './search-dialog.tsx'

export interface OpenSearchOptions {
  readonly siteData: SiteData
  readonly search: SiteSearch
  readonly messages: Messages
  readonly navigate: (href: string) => void
  readonly query: string
  /** Version of the docs that is read or preferred; null where neither is known. */
  readonly version: string | null
}

/** The element that contains the dialog while it is open. */
let host: HTMLElement | null = null

/** What the search begins with: the words that were in it when it was left. */
let kept = ''

/** Shows the search above the page, by a root of its own: the shell knows nothing of it. */
export function openSearch({ siteData, messages, version, query, ...rest }: OpenSearchOptions): void {
  if (host !== null) return
  const place = document.createElement('div')
  const root = createRoot(place)
  const close = (words: string): void => {
    if (host !== place) return
    kept = words
    host = null
    // React may be rendering, and cannot unmount then.
    queueMicrotask(() => {
      root.unmount()
      place.remove()
    })
  }
  host = place
  document.body.append(place)
  const last = siteData.versions.find(({ isLast }) => isLast)?.name ?? null
  const shared = { siteData, version: version ?? last, query: query || kept, ...rest }
  root.render(
    <MessagesContext value={messages}>
      <SearchDialog {...shared} onClose={close} />
    </MessagesContext>,
  )
}
