import type { PagePlan, TextSource } from '@fyr/content-pipeline'
import type { PageLinks } from '../build/read-page-links.ts'
import { SiteError } from '../site-error.ts'
import type { Store } from '../store/open-store.ts'
import { openPool, type TaskOutcome, type WorkerPool } from '../workers/open-pool.ts'
import { unpackPage, writePage } from './page-entry.ts'
import type { PageSizes, RenderResult, RenderTask, RenderWorkerData } from './render-tasks.ts'

/** A page whose components work for longer is given up. */
const PAGE_DEADLINE_MS = 30_000
/** What a thread may keep, in megabytes. */
const PAGE_MEMORY_MB = 512

/** Makes pages, or takes them from the store. */
export interface PageRenderer {
  /** What the store knows of the links of a page whose files need not be written, by the name of its entry; else null. */
  linksOf(key: string): PageLinks | null
  /** Writes a page to its files. Throws `SiteError` naming the page when its components fail. */
  render(task: RenderTask): Promise<RenderedPage>
  close(): Promise<void>
}

/** What is told of a page that stands in its files. */
export interface RenderedPage {
  readonly links: PageLinks
  readonly sizes: PageSizes
  /** How long a thread rendered it; null when the store had it. */
  readonly milliseconds: number | null
}

export interface RendererOptions {
  readonly store: Store
  /** Compiles again what the store has lost. */
  readonly texts: TextSource
  readonly data: RenderWorkerData
}

/** A renderer whose threads start with the first page that the store does not have. */
export function openRenderer({ store, texts, data }: RendererOptions): PageRenderer {
  let pool: WorkerPool<RenderTask, RenderResult> | null = null
  const run = (task: RenderTask): Promise<TaskOutcome<RenderResult>> => {
    pool ??= openPool({
      worker: 'render-worker.js',
      data,
      deadlineMs: PAGE_DEADLINE_MS,
      memoryMb: PAGE_MEMORY_MB,
    })
    return pool.run(task)
  }

  async function renderAnew(task: RenderTask): Promise<RenderedPage> {
    const outcome = await run(task)
    if (outcome.type !== 'done') throw pageFailed(task.plan, REASONS[outcome.type])
    if (outcome.result.type === 'written') return outcome.result
    await Promise.all(task.plan.texts.map(({ textKey }) => texts.loadText(textKey)))
    const again = await run(task)
    if (again.type === 'done' && again.result.type === 'written') return again.result
    throw pageFailed(task.plan, 'its text was lost from the store again and again.')
  }

  function readLinks(key: string): PageLinks | null {
    const bytes = store.read('links', key)
    return bytes === null ? null : (JSON.parse(bytes.toString('utf8')) as PageLinks)
  }

  return {
    linksOf(key) {
      store.use('page', key)
      return readLinks(key)
    },
    async render(task) {
      const links = readLinks(task.key)
      const kept = links === null ? null : store.read('page', task.key)
      if (links !== null && kept !== null) {
        return { links, sizes: writePage(unpackPage(kept), task.files), milliseconds: null }
      }
      try {
        return await renderAnew(task)
      } catch (error) {
        if (error instanceof SiteError) throw error
        throw pageFailed(task.plan, error instanceof Error ? error.message : String(error), error)
      }
    },
    async close() {
      await pool?.close()
      pool = null
    },
  }
}

const REASONS = {
  'too-slow': `the theme took longer than ${PAGE_DEADLINE_MS / 1000} seconds.`,
  'out-of-memory': `the theme took more than ${PAGE_MEMORY_MB} megabytes.`,
}

function pageFailed({ page: { route } }: PagePlan, reason: string, cause?: unknown): SiteError {
  const problem = `The page ${route.path} could not be made: ${reason}`
  return new SiteError([{ code: 'page-failed', file: route.source ?? route.path, problem }], { cause })
}
