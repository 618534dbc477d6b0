import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { SearchAnswer, SearchManifest, SearchRequest } from '@fyr/content-pipeline/search'
import { trustedScriptUrl } from '../browser/trusted-html.ts'
import type { SearchOrder, SearchReply } from './search-messages.ts'

/** The search of a locale and version, in a worker. */
export interface SearchClient {
  /** Null when a later query has been asked meanwhile. Rejects when the index cannot be loaded. */
  search(request: SearchRequest): Promise<SearchAnswer | null>
  /** Called when the index cannot be loaded, also in part. */
  onFailure(listener: () => void): void
  /** Called when the texts have been loaded: the same query may have more answers. */
  onComplete(listener: () => void): void
  close(): void
}

/** Starts the worker. Rejects when the list of the indexes cannot be loaded. */
export async function openSearchClient(siteData: SiteData, version: string | null): Promise<SearchClient> {
  const manifest = await loadManifest(siteData.search?.manifest ?? '')
  const files = manifest.indexes[version ?? ''] ?? Object.values(manifest.indexes)[0]
  if (files === undefined) throw new Error('This site has no search index.')
  const worker = new Worker(trustedScriptUrl(manifest.script), { type: 'module', name: 'fyr-search' })
  const send = (order: SearchOrder): void => worker.postMessage(order, [])
  const { lang } = siteData.locale
  const synonyms = siteData.search?.synonyms ?? []
  send({ type: 'open', ...files, stemmer: manifest.stemmer, lang, synonyms })
  return createClient(worker, send)
}

async function loadManifest(address: string): Promise<SearchManifest> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const manifest: SearchManifest = await response.json()
  return manifest
}

interface Waiting {
  readonly id: number
  readonly resolve: (answer: SearchAnswer | null) => void
  readonly reject: (error: Error) => void
}

function createClient(worker: Worker, send: (order: SearchOrder) => void): SearchClient {
  let waiting: Waiting | null = null
  let failure: Error | null = null
  let count = 0
  let onComplete: (() => void) | null = null
  let onFailure: (() => void) | null = null
  const fail = (reason: string): void => {
    failure = new Error(reason)
    waiting?.reject(failure)
    waiting = null
    onFailure?.()
  }
  worker.addEventListener('error', ({ message }) => fail(message))
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data.type === 'failed') fail(data.reason)
    if (data.type === 'complete') onComplete?.()
    if (data.type !== 'answer' || waiting?.id !== data.id) return
    waiting.resolve(data.answer)
    waiting = null
  })
  return {
    search: (request) =>
      new Promise((resolve, reject) => {
        waiting?.resolve(null)
        if (failure !== null) {
          reject(failure)
          return
        }
        count += 1
        waiting = { id: count, resolve, reject }
        send({ type: 'search', id: count, request })
      }),
    onComplete(listener) {
      onComplete = listener
    },
    onFailure(listener) {
      onFailure = listener
      if (failure !== null) listener()
    },
    close: () => worker.terminate(),
  }
}
