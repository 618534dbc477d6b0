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
  /** Set for a page in React that can be rendered. */
  readonly reactPage: ReactPageModule | null
}

/** A document's report, and where it was found. */
export interface FoundReport {
  readonly compiled: CompiledReport
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
  /** Compilations in progress, by key. */
  readonly #running = new Map<string, Promise<FoundReport>>()

  constructor(site: CompiledSite, store: Store, threads: RestingThreads) {
    this.#site = site
    this.#store = store
    this.#threads = threads
  }

  async compile({ request, key, reactPage }: PreparedDocument): Promise<FoundReport> {
    const [site, threads] = [this.#site, this.#threads]
    const order = { type: 'compile', request, key, reactPage } as const
    const outcome = await threads.run({ site, order }).catch((error: unknown) => {
      throw documentFailed(request, error)
    })
    if (outcome.type === 'done' && outcome.result !== null) {
      const { json, hashes } = outcome.result
      const kept = hashes === null ? null : { hashes, json }
      return { compiled: JSON.parse(json) as CompiledReport, kept, isCached: false }
    }
    // A page in React has no blocks to probe.
    const probed = reactPage === null ? await threads.run({ site, order: { type: 'probe', request } }) : null
    const line = probed === null || probed.type === 'done' ? 0 : probed.line
    const refusal = outcome.type === 'out-of-memory' ? 'too-large' : 'too-slow'
    const { report, text } = refuseDocument(request, { refusal, line }, site.variables)
    const textKey = textKeyOf(text)
    this.#store.write('text', textKey, text)
    return { compiled: { report, textKey }, kept: null, isCached: false }
  }

  /** Two requests for the same document share one compilation. */
  async compileOnce(prepared: PreparedDocument): Promise<FoundReport> {
    const { key } = prepared
    const work = this.#running.get(key) ?? this.compile(prepared)
    this.#running.set(key, work)
    try {
      return await work
    } finally {
      this.#running.delete(key)
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
