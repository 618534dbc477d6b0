import { availableParallelism } from 'node:os'
import type { SiteConfig } from '@fyr/content-pipeline'
import { openSourceDocuments, type SourceDocuments, type SourcePlan } from '@fyr/content-pipeline/internal'
import { type CompileThreads, openCompileThreads } from '../compile/compile-threads.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import type { LoadedSite } from '../content/loaded-site.ts'
import { loadSite } from '../content/load-site.ts'
import { applyDiagnosticSettings } from '../content/apply-diagnostic-settings.ts'
import { createRouteFinder, type RouteFinder } from '../content/route-finder.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import type { Store } from '../store/open-store.ts'
import { createIdleWatch } from './idle-watch.ts'

/** The site as it was last read. */
export interface SiteSnapshot {
  readonly site: LoadedSite
  /** Null when the configuration has errors. */
  readonly finder: RouteFinder | null
}

/** The changes since a site was read. */
export interface SiteChange {
  readonly isConfigChanged: boolean
  /** Files that are known to have changed, relative to the root, with `/`. Without any, all files are checked. */
  readonly files?: Iterable<string>
}

export interface DevSessionOptions {
  /** Threads that compile, if they have been started already; closed with the session, also when it cannot be opened. */
  readonly threads?: CompileThreads | undefined
  /** Called with each valid configuration, before its documents are read. */
  readonly onConfig?: (config: SiteConfig) => void
}

/** One thread fewer than there are, so that one is free for a requested page. */
const BACKGROUND_THREADS = Math.max(1, availableParallelism() - 1)

/** A configuration and the documents that are read with it. */
interface OpenedConfig {
  readonly loadedConfig: LoadedConfig
  /** Null if the configuration has errors. */
  readonly documents: SourceDocuments | null
}

/** A site as it was read. */
interface Reading extends OpenedConfig {
  /** Null if the configuration has errors. */
  readonly plan: SourcePlan | null
  readonly snapshot: SiteSnapshot
}

/** Changes that have not been read. */
interface PendingChange {
  readonly isConfigChanged: boolean
  /** Compiling has shown that the site needs a new plan. */
  readonly isPlanStale: boolean
  readonly files: ReadonlySet<string>
}

const NO_CHANGE: PendingChange = { isConfigChanged: false, isPlanStale: false, files: new Set() }

/** Opens the site in `root` (absolute) and reads it. */
export async function openDevSession(root: string, options: DevSessionOptions = {}): Promise<DevSession> {
  const session = new DevSession(root, options)
  try {
    await session.reload({ isConfigChanged: true })
    return session
  } catch (error) {
    await session.close()
    throw error
  }
}

/**
 * A site that is being edited. It is read change by change: `reload` queues a change, and each reading takes all queued
 * changes. Documents are compiled when pages request them, and the others in `settled`, while no request is waiting.
 */
export class DevSession {
  readonly #root: string
  readonly #threads: CompileThreads
  readonly #reader: SiteReader
  readonly #onConfig: (config: SiteConfig) => void
  readonly #idle = createIdleWatch()
  #isOpen = true
  #pending = NO_CHANGE
  /** The queued reading of pending changes; null when there are none. */
  #queued: Promise<SiteSnapshot> | null = null
  /** Resolves when all readings that have been queued are done. */
  #turn: Promise<unknown> = Promise.resolve()
  /** The last reading; null before the first. */
  #last: Reading | null = null
  #settling: Promise<SiteSnapshot> | null = null

  constructor(root: string, { threads = openCompileThreads(), onConfig = () => {} }: DevSessionOptions) {
    this.#root = root
    this.#threads = threads
    this.#reader = openSiteReader({ root, threads })
    this.#onConfig = onConfig
  }

  /** The store, which is kept between readings. */
  get store(): Store {
    return this.#reader.store
  }

  /** The site as it was last read. */
  current(): SiteSnapshot {
    return this.#lastReading().snapshot
  }

  /** The same site with the diagnostics of documents that have been compiled since then. */
  known(): SiteSnapshot {
    return withKnownDiagnostics(this.#lastReading()).snapshot
  }

  /** Reads a change. Changes before its turn share the reading. */
  reload({ isConfigChanged, files = [] }: SiteChange): Promise<SiteSnapshot> {
    // A reading would start threads that are never stopped.
    if (!this.#isOpen) return Promise.resolve(this.current())
    return this.#enqueue({ isConfigChanged, isPlanStale: false, files: new Set(files) })
  }

  /** The site with every document compiled, so that all diagnostics are known; incomplete if `close` interrupts it. */
  settled(): Promise<SiteSnapshot> {
    this.#settling ??= this.#settle().finally(() => (this.#settling = null))
    return this.#settling
  }

  /** Marks the start of a request, which takes precedence over background work. The returned function marks its end. */
  beginAnswer(): () => void {
    return this.#idle.begin()
  }

  /** Resolves when there has been no request for a while. */
  whenIdle(): Promise<void> {
    return this.#idle.whenIdle()
  }

  /** Stops all work. */
  async close(): Promise<void> {
    this.#isOpen = false
    await this.#turn
    await Promise.all([this.#threads.close(), this.#reader.close()])
    await Promise.allSettled([this.#settling])
  }

  #lastReading(): Reading {
    if (this.#last === null) throw new TypeError('The site has not been read.')
    return this.#last
  }

  #enqueue(change: PendingChange): Promise<SiteSnapshot> {
    this.#pending = mergeChanges(this.#pending, change)
    if (this.#queued === null) {
      this.#queued = this.#turn.then(() => this.#readPending())
      this.#turn = Promise.allSettled([this.#queued])
    }
    return this.#queued
  }

  async #readPending(): Promise<SiteSnapshot> {
    const change = this.#pending
    this.#pending = NO_CHANGE
    this.#queued = null
    const endAnswer = this.#idle.begin()
    try {
      this.#last = await this.#read(change)
      return this.#last.snapshot
    } catch (error) {
      // The next reading must see the change too.
      this.#pending = mergeChanges(change, this.#pending)
      throw error
    } finally {
      endAnswer()
    }
  }

  async #read({ isConfigChanged, isPlanStale, files }: PendingChange): Promise<Reading> {
    const last = this.#last
    if (isConfigChanged || !last?.documents) return this.#plan(await this.#openConfig(), files)
    const isRefreshed = !isPlanStale && files.size > 0 && (await last.documents.refresh(files))
    return isRefreshed ? withKnownDiagnostics(last) : this.#plan(last, files)
  }

  async #openConfig(): Promise<OpenedConfig> {
    const { loadedConfig, compiler, generated } = await this.#reader.openCompiler()
    const { config } = loadedConfig
    if (config === null || compiler === null) return { loadedConfig, documents: null }
    this.#onConfig(config)
    const onStalePlan = (): void => this.#planAgain()
    return {
      loadedConfig,
      documents: openSourceDocuments({ root: this.#root, config, compiler, generated, onStalePlan }),
    }
  }

  async #plan({ loadedConfig, documents }: OpenedConfig, changed: ReadonlySet<string>): Promise<Reading> {
    const { site, content: plan } = await loadSite(
      this.#root,
      loadedConfig,
      this.#reader.store,
      (themeNames) => (documents === null ? null : documents.plan(themeNames, changed)),
    )
    const finder = plan && createRouteFinder(plan.manifest)
    return { loadedConfig, documents, plan, snapshot: { site, finder } }
  }

  /** No caller waits for this reading, so its failure is reported here. */
  #planAgain(): void {
    if (!this.#isOpen) return
    this.#enqueue({ ...NO_CHANGE, isPlanStale: true }).catch((error: unknown) => console.error(error))
  }

  /** Compiles the documents that no page has requested. Starts again if a change was read in the meantime. */
  async #settle(): Promise<SiteSnapshot> {
    await this.#turn
    const reading = this.#lastReading()
    const { documents, plan, snapshot } = reading
    if (!this.#isOpen || documents === null || plan === null) return snapshot
    const isCurrent = (): boolean => this.#isOpen && this.#last === reading && this.#queued === null
    await this.#compileRest(documents, isCurrent)
    const diagnostics = isCurrent() ? await plan.settleDiagnostics() : []
    if (!isCurrent()) return this.#settle()
    this.#last = withDiagnostics(reading, diagnostics)
    return this.#last.snapshot
  }

  async #compileRest(documents: SourceDocuments, isCurrent: () => boolean): Promise<void> {
    const mayGoOn = async (): Promise<boolean> => {
      await this.#idle.whenIdle()
      return isCurrent()
    }
    try {
      await documents.compileRest({ concurrency: BACKGROUND_THREADS, mayGoOn })
    } catch (error) {
      // Threads that are stopped leave their work undone.
      if (this.#isOpen) throw error
    }
  }
}

function mergeChanges(first: PendingChange, second: PendingChange): PendingChange {
  return {
    isConfigChanged: first.isConfigChanged || second.isConfigChanged,
    isPlanStale: first.isPlanStale || second.isPlanStale,
    files: new Set([...first.files, ...second.files]),
  }
}

function withKnownDiagnostics(reading: Reading): Reading {
  return reading.plan === null ? reading : withDiagnostics(reading, reading.plan.diagnostics)
}

function withDiagnostics(reading: Reading, ofContent: SiteSnapshot['site']['diagnostics']): Reading {
  const { site, finder } = reading.snapshot
  const settled =
    site.config === null ? ofContent : applyDiagnosticSettings(ofContent, site.config.diagnostics)
  const diagnostics = [...site.setUpDiagnostics, ...settled]
  return { ...reading, snapshot: { site: { ...site, diagnostics }, finder } }
}
