import { availableParallelism } from 'node:os'
import {
  type KeptOutlines,
  type ManuscriptBuild,
  type Manuscripts,
  openManuscripts,
  type SiteConfig,
} from '@fyr/content-pipeline'
import { type CompileThreads, openCompileThreads } from '../compile/compile-threads.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import type { LoadedSite } from '../content/loaded-site.ts'
import { loadSite } from '../content/load-site.ts'
import { createRouteFinder, type RouteFinder } from '../content/route-finder.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'

/** The site as it was read last. */
export interface SiteSnapshot {
  readonly site: LoadedSite
  /** Null when the configuration is at fault. */
  readonly finder: RouteFinder | null
}

/** What has changed since a site was read. */
export interface SiteChange {
  readonly isConfigChanged: boolean
  /** Files that are known to have changed, relative to the root, with `/`. Without any, all are looked at. */
  readonly files?: Iterable<string>
}

/** Reads a site that is being written: at once what every page needs, the texts when pages ask for them. */
export interface DevReader {
  /** Reads what has changed. One call at a time. */
  read(change: SiteChange): Promise<SiteSnapshot>
  /**
   * Reads the texts that no page has asked for, after `whenIdle` each, and gives the site with all its faults. Null when
   * the site has been read anew meanwhile.
   */
  readRest(whenIdle: () => Promise<void>): Promise<SiteSnapshot | null>
  /** The site as it was read last, with the faults that are known by now; null when nothing has been read. */
  known(): SiteSnapshot | null
  /** Stops what works in the background; whoever asks a second time waits for the same end. */
  close(): Promise<void>
}

/** One thread less than there are, so that a page that somebody looks at finds one free. */
const BACKGROUND_THREADS = Math.max(1, availableParallelism() - 1)

/** A configuration and what works with it. */
interface Opening {
  readonly loadedConfig: LoadedConfig
  /** Null when the configuration has errors. */
  readonly opened: OpenManuscripts | null
}

/** A site as read with one configuration. */
interface Reading {
  readonly loadedConfig: LoadedConfig
  /** Null when the configuration is at fault. */
  readonly written: Written | null
  readonly snapshot: SiteSnapshot
}

interface OpenManuscripts {
  readonly manuscripts: Manuscripts
  /** Name of their outlines in the store. */
  readonly outlinesKey: string
}

/** What writers have written, and the plan of it. */
interface Written extends OpenManuscripts {
  readonly content: ManuscriptBuild
}

export interface DevReaderOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Those that compile, if they have been started already; the reader closes them. */
  readonly threads?: CompileThreads | undefined
  /** Called with each valid configuration, before its documents are read. */
  readonly onConfig?: ((config: SiteConfig) => void) | undefined
  /** The site is to be read again. */
  readonly onOutline: () => void
}

/** A reader of a site that has read nothing yet. */
export function openDevReader({
  root,
  threads = openCompileThreads(),
  onConfig = () => {},
  onOutline,
}: DevReaderOptions): DevReader {
  const reader = openSiteReader({ root, threads })
  let last: Reading | null = null
  let closing: Promise<unknown> | null = null
  /** Those whose outlines have been kept. */
  let kept: Manuscripts | null = null
  let isPlanStale = false

  function noteOutline(): void {
    isPlanStale = true
    onOutline()
  }

  async function openConfig(): Promise<Opening> {
    keepOutlines()
    const { loadedConfig, compiler } = await reader.openCompiler()
    const { config } = loadedConfig
    if (config === null || compiler === null) return { loadedConfig, opened: null }
    onConfig(config)
    const outlinesKey = hashOf('outlines', compiler.settingsKey, root)
    const known = findOutlines(reader.store, outlinesKey)
    const site = { root, config, compiler, kept: known }
    const manuscripts = openManuscripts({ ...site, onOutline: noteOutline })
    return { loadedConfig, opened: { manuscripts, outlinesKey } }
  }

  /** Spares the next start the reading of what has not changed until then. */
  function keepOutlines(): void {
    if (!last?.written) return
    const { manuscripts, outlinesKey } = last.written
    reader.store.write('outlines', outlinesKey, JSON.stringify(manuscripts.keep()))
  }

  async function plan(isConfigChanged: boolean, files: ReadonlySet<string>): Promise<Reading> {
    const known = isConfigChanged || !last?.written ? null : last
    const { loadedConfig, opened } = known ? { ...known, opened: known.written } : await openConfig()
    const manuscripts = opened?.manuscripts ?? null
    isPlanStale = false
    const { site, content } = await loadSite(root, loadedConfig, (themeNames) =>
      manuscripts === null ? null : manuscripts.plan(themeNames, files),
    )
    const finder = content && createRouteFinder(content.manifest)
    return {
      loadedConfig,
      written: opened && content && { ...opened, content },
      snapshot: { site, finder },
    }
  }

  /** Null when the plan does not hold. */
  async function refresh(files: ReadonlySet<string>): Promise<Reading | null> {
    const reading = last
    if (!reading?.written || isPlanStale || files.size === 0) return null
    const isPlanned = await reading.written.manuscripts.refresh(files)
    return isPlanned && !isPlanStale ? withFaults(reading, reading.written.content.diagnostics) : null
  }

  function close(): Promise<unknown> {
    keepOutlines()
    last = null
    return Promise.all([threads.close(), reader.close()])
  }

  return {
    async read({ isConfigChanged, files = [] }) {
      const changed = new Set(files)
      const refreshed = isConfigChanged ? null : await refresh(changed)
      last = refreshed ?? (await plan(isConfigChanged, changed))
      return last.snapshot
    },
    async readRest(whenIdle) {
      const reading = last
      if (!reading?.written) return reading && reading.snapshot
      const { manuscripts, content } = reading.written
      const isCurrent = (): boolean => last === reading && !isPlanStale
      await manuscripts.compileRest({
        concurrency: BACKGROUND_THREADS,
        whenIdle: async () => {
          await whenIdle()
          return isCurrent()
        },
      })
      if (!isCurrent()) return null
      const faults = await content.settleDiagnostics()
      if (!isCurrent()) return null
      // A terminal that is closed leaves no time for it at the end. Those that change later are read again anyway.
      if (kept !== manuscripts) keepOutlines()
      kept = manuscripts
      last = withFaults(reading, faults)
      return last.snapshot
    },
    known() {
      if (!last?.written) return last && last.snapshot
      return withFaults(last, last.written.content.diagnostics).snapshot
    },
    async close() {
      closing ??= close()
      await closing
    },
  }
}

function findOutlines(store: Store, key: string): KeptOutlines {
  const bytes = store.read('outlines', key)
  return bytes === null ? [] : JSON.parse(bytes.toString('utf8'))
}

function withFaults(reading: Reading, faults: SiteSnapshot['site']['diagnostics']): Reading {
  const { site, finder } = reading.snapshot
  const diagnostics = [...site.setUpDiagnostics, ...faults]
  return { ...reading, snapshot: { site: { ...site, diagnostics }, finder } }
}
