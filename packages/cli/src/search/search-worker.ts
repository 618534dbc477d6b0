import { workerData } from 'node:worker_threads'
import { openStore } from '../store/open-store.ts'
import { MissingText, storedTexts } from '../store/read-text-entry.ts'
import { answerTasks } from '../workers/answer-task.ts'
import { type IndexOrder, indexPages } from './index-pages.ts'
import { keptWords } from './kept-words.ts'
import { searchKey, writeIndex, writeTextsTo } from './search-index.ts'

const { storeFolder, code }: { readonly storeFolder: string; readonly code: string } = workerData.data
const store = openStore(storeFolder)
const texts = storedTexts(store)

/** Leaves the index in the store; false when a text is missing there. */
async function index(order: IndexOrder): Promise<boolean> {
  try {
    const readWords = keptWords(order.lang, { store, texts, code })
    const made = await indexPages(order, { readWords, writeTexts: writeTextsTo(store) })
    writeIndex(store, searchKey(order, code), made)
    return true
  } catch (error) {
    if (error instanceof MissingText) return false
    throw error
  }
}

/** Entry point of the threads that index pages. */
export default answerTasks<IndexOrder, boolean>(index)
