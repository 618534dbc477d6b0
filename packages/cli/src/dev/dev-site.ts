import type { SiteConfig } from '@fyr/content-pipeline'
import type { CompileThreads } from '../compile/compile-threads.ts'
import { type IdleWatch, createIdleWatch } from './idle-watch.ts'
import { type DevReader, openDevReader, type SiteChange, type SiteSnapshot } from './dev-reader.ts'

/** A site that is being written. Its texts are read when pages ask for them, and the rest while nobody waits. */
export interface DevSite {
  /** The site as it was read last. */
  current(): SiteSnapshot
  /** The same with the faults of texts that have been read since then. */
  known(): SiteSnapshot
  /** Takes up a change. Calls during a reading share one more after it. */
  reload(change: SiteChange): Promise<SiteSnapshot>
  /** The site with every text read, so that all its faults are known; as it is when that is cut short by `close`. */
  settled(): Promise<SiteSnapshot>
  /** Notes that somebody waits for an answer, which comes before what nobody has asked for; gives how to end that. */
  readonly beginAnswer: IdleWatch['begin']
  /** Resolves when nobody has waited for an answer for a while. */
  readonly whenIdle: IdleWatch['whenIdle']
  /** Stops what works in the background. */
  close(): Promise<void>
}

export interface DevSiteOptions {
  /** Those that compile, if they have been started already; closed with the site, also when it cannot be opened. */
  readonly threads?: CompileThreads | undefined
  /** Called with each valid configuration, before its documents are read. */
  readonly onConfig?: (config: SiteConfig) => void
}

/** Opens the site in `root` (absolute) and reads it. */
export async function openDevSite(root: string, options: DevSiteOptions = {}): Promise<DevSite> {
  let onOutline: (() => void) | null = null
  const reader = openDevReader({ root, ...options, onOutline: () => onOutline?.() })
  try {
    return await readDevSite(reader, (listener) => (onOutline = listener))
  } catch (error) {
    await reader.close()
    throw error
  }
}

/** Reads a site for the first time. `hear` is given what to call when it is to be read again. */
async function readDevSite(reader: DevReader, hear: (onOutline: () => void) => void): Promise<DevSite> {
  const idle = createIdleWatch()
  hear(() => {
    if (isRead) reloadUnasked()
    else isOutlineStale = true
  })
  let isRead = false
  let isOutlineStale = false
  let isOpen = true
  let isConfigStale = false
  let changed = new Set<string>()
  let running: Promise<SiteSnapshot> | null = null
  let queued: Promise<SiteSnapshot> | null = null
  let settling: Promise<SiteSnapshot> | null = null
  let snapshot = await reader.read({ isConfigChanged: true })

  async function read(): Promise<SiteSnapshot> {
    const end = idle.begin()
    try {
      return await readChange()
    } finally {
      end()
    }
  }

  async function readChange(): Promise<SiteSnapshot> {
    const change = { isConfigChanged: isConfigStale, files: changed }
    isConfigStale = false
    changed = new Set()
    try {
      snapshot = await reader.read(change)
      return snapshot
    } catch (error) {
      // It has not been taken up, so the next reading must see it too.
      noteChange(change)
      throw error
    }
  }

  function start(): Promise<SiteSnapshot> {
    running = read().finally(() => (running = null))
    return running
  }

  function noteChange({ isConfigChanged, files = [] }: SiteChange): void {
    isConfigStale ||= isConfigChanged
    for (const file of files) changed.add(file)
  }

  /** Nobody waits for it, so what goes wrong is told here. */
  function reloadUnasked(): void {
    reload({ isConfigChanged: false }).catch((error: unknown) => console.error(error))
  }

  function reload(change: SiteChange): Promise<SiteSnapshot> {
    // Reading anew would start threads that nobody stops.
    if (!isOpen) return Promise.resolve(snapshot)
    noteChange(change)
    if (!running) return start()
    queued ??= running
      .catch(() => snapshot)
      .then(() => {
        queued = null
        return start()
      })
    return queued
  }

  /** Whatever is read anew meanwhile is settled too before this ends. */
  async function settle(): Promise<SiteSnapshot> {
    await Promise.allSettled([running, queued])
    const rest = await readRest()
    if (!isOpen) return snapshot
    if (rest === null || running !== null) return settle()
    snapshot = rest
    return rest
  }

  async function readRest(): Promise<SiteSnapshot | null> {
    try {
      return await reader.readRest(idle.whenIdle)
    } catch (error) {
      // Threads that are stopped leave their work undone.
      if (isOpen) throw error
      return null
    }
  }

  function settled(): Promise<SiteSnapshot> {
    settling ??= settle().finally(() => (settling = null))
    return settling
  }

  isRead = true
  if (isOutlineStale) reloadUnasked()
  return {
    current: () => snapshot,
    known: () => reader.known() ?? snapshot,
    reload,
    settled,
    beginAnswer: idle.begin,
    whenIdle: idle.whenIdle,
    async close() {
      isOpen = false
      await Promise.allSettled([running, queued])
      await reader.close()
      await Promise.allSettled([settling])
    },
  }
}
