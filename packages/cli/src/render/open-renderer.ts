import type { PagePlan, TextSource } from '@fyr/content-pipeline'
import { textKeysOf } from '@fyr/content-pipeline/page-plan'
import type { PageFacts } from './page-facts.ts'
import { isDiskFull } from '../disk-full.ts'
import { SiteError } from '../site-error.ts'
import type { Store } from '../store/open-store.ts'
import { thrownAt } from '../theme/thrown-at.ts'
import { openPool, type TaskOutcome, type WorkerPool } from '../workers/open-pool.ts'
import { unpackPage, writePage } from './page-entry.ts'
import type {
  PageSizes,
  RenderOrder,
  RenderResult,
  RenderTask,
  RenderWorkerData,
  DataByLocale,
  WrittenPage,
} from './render-tasks.ts'

/** A page whose components take longer is stopped. */
const PAGE_DEADLINE_MS = 30_000
/** Memory limit of a thread, in megabytes. */
const PAGE_MEMORY_MB = 512

/** Renders pages, or takes them from the store. */
export interface PageRenderer {
  /** The stored facts about a page whose files need not be written, by the key of its entry; else null. */
  factsOf(key: string): PageFacts | null
  /** Writes the files of a page. Throws `SiteError` naming the page when its components fail, and a full disk as it comes. */
  render(order: RenderOrder): Promise<RenderedPage>
}

/** Result for a page already on disk. */
export interface RenderedPage {
  readonly facts: PageFacts
  readonly sizes: PageSizes
  /** Whether the store had it. */
  readonly isCached: boolean
}

/** Threads that render the pages of one build with one theme. */
export interface RenderThreads {
  readonly data: RenderWorkerData
  readonly pool: WorkerPool<RenderTask, RenderResult>
}

/** Starts some threads, which load the theme; others follow on demand. */
export function openRenderThreads(data: RenderWorkerData, ready?: number): RenderThreads {
  const limits = { deadlineMs: PAGE_DEADLINE_MS, memoryMb: PAGE_MEMORY_MB }
  return { data, pool: openPool({ worker: 'render-worker.js', data, ...limits, ready }) }
}

export interface RendererOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly store: Store
  /** Compiles texts again that are missing from the store. */
  readonly texts: TextSource
  readonly localeData: DataByLocale
  readonly pool: RenderThreads['pool']
}

/** A renderer on threads that the caller opens and closes. */
export function openRenderer({ root, store, texts, localeData, pool }: RendererOptions): PageRenderer {
  let shared: SharedArrayBuffer | null = null
  const run = (order: RenderOrder): Promise<TaskOutcome<RenderResult>> => {
    shared ??= shareJson(localeData)
    return pool.run({ ...order, localeData: shared })
  }

  async function renderUncached(order: RenderOrder): Promise<RenderedPage> {
    const outcome = await run(order)
    if (outcome.type !== 'done') throw pageFailed(order.plan, REASONS[outcome.type])
    if (outcome.result.type === 'written') return renderedPage(outcome.result)
    await Promise.all(textKeysOf(order.plan).map((textKey) => texts.loadText(textKey)))
    const again = await run(order)
    if (again.type === 'done' && again.result.type === 'written') return renderedPage(again.result)
    throw pageFailed(order.plan, 'its content repeatedly disappeared from the store.')
  }

  function readFacts(key: string): PageFacts | null {
    const bytes = store.readHead('page', key)
    return bytes === null ? null : parseFacts(bytes.toString('utf8'))
  }

  return {
    factsOf: readFacts,
    async render(order) {
      const facts = readFacts(order.key)
      const kept = facts === null ? null : store.read('page', order.key)
      if (facts !== null && kept !== null) {
        return { facts, sizes: writePage(unpackPage(kept), order.files), isCached: true }
      }
      try {
        return await renderUncached(order)
      } catch (error) {
        if (error instanceof SiteError || isDiskFull(error)) throw error
        throw pageFailed(order.plan, error instanceof Error ? error.message : String(error), {
          root,
          cause: error,
        })
      }
    },
  }
}

function renderedPage({ facts, sizes }: WrittenPage): RenderedPage {
  return { facts: parseFacts(facts), sizes, isCached: false }
}

function parseFacts(json: string): PageFacts {
  const facts: PageFacts = JSON.parse(json)
  return facts
}

/** A value as JSON in shared memory. */
function shareJson(value: unknown): SharedArrayBuffer {
  const bytes = Buffer.from(JSON.stringify(value))
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}

const REASONS = {
  'too-slow': `the theme took longer than ${PAGE_DEADLINE_MS / 1000} seconds.`,
  'out-of-memory': `the theme took more than ${PAGE_MEMORY_MB} megabytes.`,
}

/** An exception of a component is reported where it was thrown, anything else at the page's source. */
function pageFailed(
  { page: { route } }: PagePlan,
  reason: string,
  thrown?: { readonly root: string; readonly cause: unknown },
): SiteError {
  const problem = `Cannot render the page ${route.path}: ${reason}`
  const at = thrown && thrownAt(thrown.cause, thrown.root)
  return new SiteError([{ code: 'page-failed', file: route.source ?? route.path, ...at, problem }], {
    cause: thrown?.cause,
  })
}
