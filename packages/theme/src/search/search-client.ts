import type { SearchAnswer, SearchManifest, SearchRequest } from '@fyr/search'
import { trustedScriptUrl } from '../browser/trusted-html.ts'
import type { SearchOrder, SearchReply } from './search-messages.ts'

/** The search of a locale and version, in a worker. */
export interface SearchClient {
  /** Asks for an answer to a query. The answer to an earlier query is dropped. */
  search(request: SearchRequest): void
  /** Ends the worker; nothing is called afterwards. */
  close(): void
}

/** Callbacks of an open client. */
export interface SearchListener {
  /** The index can be asked. Called again when its texts are loaded too: the same query may have more answers then. */
  onReady(client: SearchClient, isComplete: boolean): void
  /** `isComplete`: the texts were loaded when the query was sent. */
  onAnswer(request: SearchRequest, answer: SearchAnswer, isComplete: boolean): void
  /** The index cannot be loaded, also in part. */
  onFailure(): void
}

/**
 * Loads the index of a version (null for a site without versions) in a worker. `address` is that of the list of the indexes
 * of a locale. Returns how to end it.
 */
export function openSearchClient(
  address: string,
  version: string | null,
  listener: SearchListener,
): () => void {
  let client: SearchClient | null = null
  let isOpen = true
  startWorker(address, version).then(
    (worker) => {
      client = createClient(worker, listener)
      if (isOpen) listener.onReady(client, false)
      else client.close()
    },
    () => isOpen && listener.onFailure(),
  )
  return () => {
    isOpen = false
    client?.close()
  }
}

async function startWorker(address: string, version: string | null): Promise<Worker> {
  const manifest = await loadManifest(address)
  // A version may have no index, such as one that the reader picked before it was removed.
  const files = manifest.indexes[version ?? ''] ?? manifest.indexes[manifest.latest]
  if (files === undefined) throw new Error('This site has no search index.')
  const { stemmer, language, synonyms, integrity } = manifest
  await Promise.all([
    checkScript(manifest.script, integrity?.script),
    checkScript(stemmer ?? '', integrity?.stemmer),
  ])
  const worker = new Worker(trustedScriptUrl(manifest.script), { type: 'module', name: 'fyr-search' })
  send(worker, { type: 'open', ...files, stemmer, language, synonyms })
  return worker
}

/**
 * Rejects if the hash of a script is not that of `integrity`. Browsers check neither the script of a worker nor what a
 * worker imports: it is fetched first, and taken from their cache when it is used.
 */
async function checkScript(address: string, integrity = ''): Promise<void> {
  if (integrity !== '') await fetch(address, { integrity })
}

async function loadManifest(address: string): Promise<SearchManifest> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const manifest: SearchManifest = await response.json()
  return manifest
}

function send(worker: Worker, order: SearchOrder): void {
  worker.postMessage(order, [])
}

function createClient(worker: Worker, listener: SearchListener): SearchClient {
  let latest: { readonly request: SearchRequest; readonly isComplete: boolean } | null = null
  let isComplete = false
  let count = 0
  let isOver = false
  const client: SearchClient = {
    search(request) {
      latest = { request, isComplete }
      count += 1
      send(worker, { type: 'search', id: count, request })
    },
    close() {
      isOver = true
      worker.terminate()
    },
  }
  const fail = (): void => {
    if (!isOver) listener.onFailure()
    isOver = true
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (isOver) return
    if (data.type === 'failed') fail()
    if (data.type === 'complete') {
      isComplete = true
      listener.onReady(client, true)
    }
    if (data.type === 'answer' && data.id === count && latest !== null)
      listener.onAnswer(latest.request, data.answer, latest.isComplete)
  })
  return client
}
