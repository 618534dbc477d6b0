import { workerData } from 'node:worker_threads'
import type { TextSource } from '@fyr/content-pipeline'
import { openStore } from '../store/open-store.ts'
import { readTextEntry } from '../store/read-text-entry.ts'
import { answerTasks } from '../workers/answer-task.ts'
import { type IndexOrder, indexPages } from './index-pages.ts'
import { keptWords } from './kept-words.ts'
import type { PackedIndex } from './search-index.ts'

const { storeFolder, code }: { readonly storeFolder: string; readonly code: string } = workerData.data
const store = openStore(storeFolder)

/** A text that should be in the store is missing. */
class MissingText extends Error {}

const texts: TextSource = {
  async loadText(textKey) {
    const text = readTextEntry(store, textKey)
    if (text === null) throw new MissingText(textKey)
    return text
  },
}

async function index(order: IndexOrder): Promise<PackedIndex | null> {
  try {
    const { heads, body } = await indexPages(order, keptWords(order.lang, { store, texts, code }))
    return { heads: JSON.stringify(heads), body: JSON.stringify(body) }
  } catch (error) {
    if (error instanceof MissingText) return null
    throw error
  }
}

/** Entry point of the threads that index pages; null when a text is missing from the store. */
export default answerTasks<IndexOrder, PackedIndex | null>(index)
