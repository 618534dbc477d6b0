import { hashOf } from '../store/hash-of.ts'
import { openPool } from '../workers/open-pool.ts'
import { type IndexOrder, indexPages } from './index-pages.ts'
import { keptWords, type WordsContext } from './kept-words.ts'

/** The two files of an index, as JSON. */
export interface PackedIndex {
  readonly heads: string
  readonly body: string
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
  const key = hashOf('search', code, JSON.stringify(order))
  const kept = store.read('search', key)
  if (kept !== null) {
    const index: PackedIndex = JSON.parse(kept.toString('utf8'))
    return index
  }
  const index = (await indexInThread(order, context)) ?? (await indexHere(order, context))
  store.write('search', key, JSON.stringify(index))
  return index
}

/** Null when a text is missing from the store. */
async function indexInThread(order: IndexOrder, { store, code }: WordsContext): Promise<PackedIndex | null> {
  const pool = openPool<IndexOrder, PackedIndex | null>({
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

async function indexHere(order: IndexOrder, context: WordsContext): Promise<PackedIndex> {
  const { heads, body } = await indexPages(order, keptWords(order.lang, context))
  return { heads: JSON.stringify(heads), body: JSON.stringify(body) }
}
