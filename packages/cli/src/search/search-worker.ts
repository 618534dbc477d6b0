import { openStore } from '../store/open-store.ts'
import { MissingText, storedTexts } from '../store/read-text-entry.ts'
import { answerTasks } from '../workers/answer-task.ts'
import { type IndexOrder, indexPages } from './index-pages.ts'
import { keptWords } from './kept-words.ts'
import { readLastIndex, writeIndex, writeTextsTo } from './search-index.ts'

/** What the threads that index pages are started with. */
interface IndexData {
  readonly storeFolder: string
  /** Identifies the code that indexes. */
  readonly code: string
}

/** Entry point of the threads that index pages. They leave an index in the store, and answer false when a text is missing there. */
export default answerTasks<IndexData, IndexOrder, boolean>(({ storeFolder, code }) => {
  const store = openStore(storeFolder)
  const texts = storedTexts(store)
  return async (order) => {
    const context = {
      readWords: keptWords(order.lang, { store, texts, code }),
      writeTexts: writeTextsTo(store),
    }
    const named = { order, code }
    try {
      const last = readLastIndex(store, named)
      // The texts of the last build may be gone.
      const made = await indexPages(order, context, last).catch((error: unknown) => {
        if (last === null || !(error instanceof MissingText)) throw error
        return indexPages(order, context)
      })
      writeIndex(store, named, made)
      return true
    } catch (error) {
      if (error instanceof MissingText) return false
      throw error
    }
  }
})
