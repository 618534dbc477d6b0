import type { OpenSearchOptions } from './open-search.tsx'

/** Loads the code of the search, which no first visit needs. */
export const loadSearch = async () => import('./search-module.ts')

/** Loads the search and opens it. Where it cannot be loaded, the page of the search takes its place, if it is not there. */
export async function showSearch(options: Omit<OpenSearchOptions, 'search'>): Promise<void> {
  const { search } = options.siteData
  if (search === undefined) return
  try {
    const { openSearch } = await loadSearch()
    openSearch({ ...options, search })
  } catch {
    if (window.location.pathname !== search.page) window.location.assign(search.page)
  }
}
