import { useNavigate } from '@fyr/router/react'
import type { SiteData } from '@fyr/content-pipeline/manifest'
import { useCallback, useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import type { PageMeta } from '../page-payload.ts'
import { isSearchKey } from './is-search-key.ts'
import { showSearch } from './show-search.ts'

/**
 * Opens the search on its button, on `/`, on Ctrl or Cmd with K, and on its own page when the address contains words. The dialog
 * is loaded when it is wanted. What is not needed before is in that module: this one is part of every first visit.
 */
export function useSearch(siteData: SiteData, meta: PageMeta, preferred: string | null): () => void {
  const messages = useMessages()
  const navigate = useNavigate()
  const { search } = siteData
  const version = meta.version?.name ?? preferred
  const open = useCallback(
    (query = '') => void showSearch({ siteData, messages, navigate, query, version }),
    [siteData, messages, navigate, version],
  )
  const seen = useRef('')
  useEffect(() => {
    if (seen.current === meta.path) return
    seen.current = meta.path
    const query = new URLSearchParams(window.location.search).get('q')
    if (meta.kind === 'search' && query) open(query)
  }, [meta.path, meta.kind, open])
  useEffect(() => {
    if (!search) return
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [search, open])
  return open
}
