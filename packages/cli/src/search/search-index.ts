import type { TextSource } from '@fyr/content-pipeline'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { openPool } from '../workers/open-pool.ts'
import { type IndexOrder, indexPages } from './index-pages.ts'

/** The two files of an index, as JSON. */
export interface PackedIndex {
  readonly heads: string
  readonly body: string
}

export interface IndexContext {
  readonly store: Store
  /** Compiles again what the store has lost. */
  readonly texts: TextSource
  /** Stands for the code that indexes. */
  readonly code: string
}

/** Time for the pages of a locale. */
const DEADLINE_MS = 600_000
/** Memory limit of the thread, in megabytes. */
const MEMORY_MB = 4096

/** The index of some pages, from the store or from a thread that is started for it. */
export async function makeSearchIndex(
  order: IndexOrder,
  { store, texts, code }: IndexContext,
): Promise<PackedIndex> {
  const key = hashOf('search', code, JSON.stringify(order))
  const kept = store.read('search', key)
  if (kept !== null) {
    const index: PackedIndex = JSON.parse(kept.toString('utf8'))
    return index
  }
  const index = (await indexInThread(order, store)) ?? (await indexHere(order, texts))
  store.write('search', key, JSON.stringify(index))
  return index
}

/** Null when the store has lost a text. */
async function indexInThread(order: IndexOrder, { folder }: Store): Promise<PackedIndex | null> {
  const pool = openPool<IndexOrder, PackedIndex | null>({
    worker: 'search-worker.js',
    data: { storeFolder: folder },
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

async function indexHere(order: IndexOrder, texts: TextSource): Promise<PackedIndex> {
  const { heads, body } = await indexPages(order, texts)
  return { heads: JSON.stringify(heads), body: JSON.stringify(body) }
}
