import {
  createSearchEngine,
  partAddress,
  SEARCH_FORMAT,
  type SearchBody,
  type SearchEngine,
  type SearchHeads,
  type SearchPart,
  type SearchTexts,
  type Stem,
} from '@fyr/search'
import type { SearchOrder, SearchReply } from '../search/search-messages.ts'

/** Only a query at which the reader pauses so long loads texts for its excerpts. */
const PAUSE_MS = 150

type OpenOrder = Extract<SearchOrder, { type: 'open' }>
type AskOrder = Extract<SearchOrder, { type: 'search' }>

/** An index, and the address of its body. */
interface OpenIndex {
  readonly engine: SearchEngine
  readonly body: string
}

/** Resolves once the heads are loaded. */
let index: Promise<OpenIndex> | null = null

/** Number of the latest query. */
let latest = 0

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

async function open(order: OpenOrder): Promise<OpenIndex> {
  const [heads, stem] = await Promise.all([load<SearchHeads>(order.heads), loadStemmer(order.stemmer)])
  const engine = createSearchEngine(heads, { stem, language: order.language, synonyms: order.synonyms })
  // Titles and headings answer at once; what the texts say follows.
  load<SearchBody>(order.body).then(
    (body) => {
      engine.addBody(body)
      reply({ type: 'complete' })
    },
    (error: unknown) => reply({ type: 'failed', reason: String(error) }),
  )
  return { engine, body: order.body }
}

/** Answers at once, and again when the texts are there that excerpts were missing from. */
async function search({ id, request }: AskOrder, { engine, body }: OpenIndex): Promise<void> {
  const first = engine.search(request)
  reply({ type: 'answer', id, answer: first })
  if (first.missing.length === 0) return
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  if (id !== latest) return
  await Promise.all(first.missing.map((part) => loadTexts(part, { engine, body })))
  if (id === latest) reply({ type: 'answer', id, answer: engine.search(request) })
}

async function loadTexts(part: SearchPart, { engine, body }: OpenIndex): Promise<void> {
  try {
    engine.addTexts(part, await load<SearchTexts>(partAddress(body, part)))
  } catch {
    // A hit without an excerpt is still a hit, and the next query asks for the part again.
  }
}

function reply(message: SearchReply): void {
  postMessage(message)
}

async function answer(order: SearchOrder): Promise<void> {
  try {
    if (order.type === 'open') {
      index = open(order)
      await index
    } else if (index !== null) {
      latest = order.id
      await search(order, await index)
    }
  } catch (error) {
    reply({ type: 'failed', reason: String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => void answer(data))
