import { readerStorage } from '../browser/storage.ts'

const MOST = 5

/** The reader's recent searches, newest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readerStorage.read('fyr.search.recent') ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other !== query)
  readerStorage.write('fyr.search.recent', JSON.stringify([query, ...others].slice(0, MOST)))
}

export function forgetSearches(): void {
  readerStorage.write('fyr.search.recent', null)
}
