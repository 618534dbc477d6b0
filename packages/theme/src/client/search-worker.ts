import {
  createSearchEngine,
  SEARCH_FORMAT,
  type SearchBody,
  type SearchEngine,
  type SearchHeads,
  type Stem,
} from '@fyr/content-pipeline/search'
import type { SearchOrder, SearchReply } from '../search/search-messages.ts'

/** The engine once the heads are loaded. */
let engine: Promise<SearchEngine> | null = null

async function load<File extends { readonly format: number }>(address: string): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const file: File = await response.json()
  if (file.format !== SEARCH_FORMAT) throw new Error(`${address} is of another build.`)
  return file
}

/** The stemmer is a file of the site, like the index. */
async function loadStemmer(address: string | null): Promise<Stem | null> {
  if (address === null) return null
  const { stemmer }: { readonly stemmer: Stem } = await import(/* @vite-ignore */ address)
  return stemmer
}

async function open(order: Extract<SearchOrder, { type: 'open' }>): Promise<SearchEngine> {
  const [heads, stem] = await Promise.all([load<SearchHeads>(order.heads), loadStemmer(order.stemmer)])
  const opened = createSearchEngine(heads, { stem, lang: order.lang, synonyms: order.synonyms })
  // Titles and headings answer at once; what the texts say follows.
  load<SearchBody>(order.body).then(
    (body) => {
      opened.addBody(body)
      reply({ type: 'complete' })
    },
    (error: unknown) => reply({ type: 'failed', reason: String(error) }),
  )
  return opened
}

function reply(message: SearchReply): void {
  postMessage(message)
}

async function answer(order: SearchOrder): Promise<void> {
  try {
    if (order.type === 'open') {
      engine = open(order)
      await engine
      reply({ type: 'ready' })
    } else if (engine !== null) {
      const opened = await engine
      reply({ type: 'answer', id: order.id, answer: opened.search(order.request) })
    }
  } catch (error) {
    reply({ type: 'failed', reason: String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => void answer(data))
