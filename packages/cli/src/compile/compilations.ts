import type { CompiledReport, CompileRequest } from '@fyr/content-pipeline'
import { refuseDocument, textKeyOf } from '@fyr/content-pipeline/internal'
import type { ReactPageModule } from '../react-pages/render-react-page.ts'
import { SiteError } from '../site-error.ts'
import type { Store } from '../store/open-store.ts'
import type { CompiledSite } from './compile-tasks.ts'
import type { KeptReport } from './kept-report.ts'
import type { RestingThreads } from './resting-threads.ts'

/** A document with everything that it is compiled from. */
export interface PreparedDocument {
  readonly request: CompileRequest
  /** Name of its report. */
  readonly key: string
  /** Name of its report if that is of its text alone; null for a document whose place always counts. */
  readonly textAloneKey: string | null
  /** Set for a page in React that can be rendered. */
  readonly reactPage: ReactPageModule | null
}

/** A document's report, and where it was found. */
export interface FoundReport {
  readonly compiled: CompiledReport
  /** Its name in the store. */
  readonly key: string
  /** Null for a report that is not stored. */
  readonly kept: KeptReport | null
  /** Whether it was in the store. */
  readonly isCached: boolean
}

/** The documents of a site that are compiled, each in a thread. */
export class Compilations {
  readonly #site: CompiledSite
  readonly #store: Store
  readonly #threads: RestingThreads
  /** Compilations in progress, by each of their keys. */
  readonly #running = new Map<string, Promise<FoundReport>>()

  constructor(site: CompiledSite, store: Store, threads: RestingThreads) {
    this.#site = site
    this.#store = store
    this.#threads = threads
  }

  async compile({ request, key, textAloneKey, reactPage }: PreparedDocument): Promise<FoundReport> {
    const [site, threads] = [this.#site, this.#threads]
    const order = { type: 'compile', request, key, textAloneKey, reactPage } as const
    const outcome = await threads.run({ site, order }).catch((error: unknown) => {
      throw documentFailed(request, error)
    })
    if (outcome.type === 'done' && outcome.result !== null) {
      const { json, hashes, key: keptKey } = outcome.result
      const kept = hashes === null ? null : { hashes, json }
      return { compiled: JSON.parse(json) as CompiledReport, key: keptKey, kept, isCached: false }
    }
    // A page in React has no blocks to probe.
    const probed = reactPage === null ? await threads.run({ site, order: { type: 'probe', request } }) : null
    const line = probed === null || probed.type === 'done' ? 0 : probed.line
    const refusal = outcome.type === 'out-of-memory' ? 'too-large' : 'too-slow'
    const { report, text } = refuseDocument(request, { refusal, line }, site.variables)
    const textKey = textKeyOf(text)
    this.#store.write('text', textKey, text)
    return { compiled: { report, textKey }, key, kept: null, isCached: false }
  }

  /** Two requests for the same document share one compilation, and so do documents with the same text where their places do not count. */
  async compileOnce(prepared: PreparedDocument): Promise<FoundReport> {
    const { key, textAloneKey } = prepared
    const own = this.#running.get(key)
    if (own !== undefined) return own
    const ofText = textAloneKey === null ? undefined : this.#running.get(textAloneKey)
    const shared = ofText === undefined ? null : await ofText.catch(() => null)
    if (shared !== null && shared.key === textAloneKey) return { ...shared, isCached: true }
    const keys = textAloneKey === null ? [key] : [key, textAloneKey]
    const work = this.compile(prepared)
    for (const each of keys) this.#running.set(each, work)
    try {
      return await work
    } finally {
      for (const each of keys) if (this.#running.get(each) === work) this.#running.delete(each)
    }
  }
}

/**
 * The error for a document that stopped its thread. Markdown alone cannot do that, but one of the site's plugins can.
 */
function documentFailed({ file }: CompileRequest, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const problem = `Cannot read this document: ${reason}`
  return new SiteError([{ code: 'document-failed', file, problem }], { cause })
}
