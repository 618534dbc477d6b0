import type { SearchIndex } from '@fyr/content-pipeline/search'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { openPool } from '../workers/open-pool.ts'
import { type IndexOrder, indexPages } from './index-pages.ts'
import { keptWords, type WordsContext } from './kept-words.ts'

/** The two files of an index, as JSON. */
export interface PackedIndex {
  readonly heads: string | Uint8Array
  readonly body: string | Uint8Array
}

/** Time limit for the pages of a locale. */
const DEADLINE_MS = 600_000
/** Memory limit of the thread, in megabytes. */
const MEMORY_MB = 4096

/**
 * The index of some pages, from the store or from a thread that is started for it. Texts that are missing from the
 * store are compiled again.
 */
export async function makeSearchIndex(order: IndexOrder, context: WordsContext): Promise<PackedIndex> {
  const { store, code } = context
  const key = searchKey(order, code)
  const kept = readIndex(store, key)
  if (kept !== null) return kept
  // The thread leaves the index in the store: sending that of a large site would take its memory twice.
  const made = (await isIndexedInThread(order, context)) ? readIndex(store, key) : null
  if (made !== null) return made
  const index = await indexPages(order, keptWords(order.lang, context))
  writeIndex(store, key, index)
  return { heads: JSON.stringify(index.heads), body: JSON.stringify(index.body) }
}

/** Name of the index of some pages in the store. */
export function searchKey(order: IndexOrder, code: string): string {
  return hashOf('search', code, JSON.stringify(order))
}

/** Stores an index. */
export function writeIndex(store: Store, key: string, { heads, body }: SearchIndex): void {
  store.write('search', key, JSON.stringify(body), JSON.stringify(heads))
}

function readIndex(store: Store, key: string): PackedIndex | null {
  const heads = store.readHead('search', key)
  const body = heads === null ? null : store.read('search', key)
  return heads === null || body === null ? null : { heads, body }
}

/** False when a text is missing from the store. */
async function isIndexedInThread(order: IndexOrder, { store, code }: WordsContext): Promise<boolean> {
  const pool = openPool<IndexOrder, boolean>({
    worker: 'search-worker.js',
    data: { storeFolder: store.folder, code },
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
  })
  try {
    const outcome = await pool.run(order)
    if (outcome.type === 'done') return outcome.result
    throw new Error(`The search index of "${order.lang}" could not be made: ${outcome.type}.`)
  } finally {
    await pool.close()
  }
}
