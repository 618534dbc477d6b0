import type { LoadedSite } from '../content/loaded-site.ts'
import { createRouteFinder, type RouteFinder } from '../content/route-finder.ts'
import { openSiteReader } from '../content/site-reader.ts'

/** The site as it was read last. */
export interface SiteSnapshot {
  readonly site: LoadedSite
  /** Null when the configuration is at fault. */
  readonly finder: RouteFinder | null
}

/** A site that is being written. */
export interface DevSite {
  current(): SiteSnapshot
  /** Reads the content again, and the configuration if that changed. Calls during a reading share one more after it. */
  reload(change: { readonly isConfigChanged: boolean }): Promise<SiteSnapshot>
  /** Stops what works in the background. */
  close(): Promise<void>
}

/** Reads the site in `root` (absolute) for the first time. */
export async function openDevSite(root: string): Promise<DevSite> {
  const reader = openSiteReader({ root, mode: 'development' })
  let snapshot = describe(await reader.read())
  let isConfigStale = false
  let running: Promise<SiteSnapshot> | null = null
  let queued: Promise<SiteSnapshot> | null = null

  async function read(): Promise<SiteSnapshot> {
    const isWhole = isConfigStale
    isConfigStale = false
    snapshot = describe(await (isWhole ? reader.read() : reader.readContent()))
    return snapshot
  }

  function start(): Promise<SiteSnapshot> {
    running = read().finally(() => (running = null))
    return running
  }

  return {
    current: () => snapshot,
    close: () => reader.close(),
    reload({ isConfigChanged }) {
      isConfigStale ||= isConfigChanged
      if (!running) return start()
      queued ??= running
        .catch(() => snapshot)
        .then(() => {
          queued = null
          return start()
        })
      return queued
    },
  }
}

function describe(site: LoadedSite): SiteSnapshot {
  return { site, finder: site.content && createRouteFinder(site.content.manifest) }
}
