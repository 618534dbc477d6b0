import { loadContent, loadSite, type LoadedSite } from '../content/load-site.ts'
import { createRouteFinder, type RouteFinder } from '../content/route-finder.ts'

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
}

/** Reads the site in `root` (absolute) for the first time. */
export async function openDevSite(root: string): Promise<DevSite> {
  let snapshot = describe(await loadSite(root, 'development'))
  let isConfigStale = false
  let running: Promise<SiteSnapshot> | null = null
  let queued: Promise<SiteSnapshot> | null = null

  async function read(): Promise<SiteSnapshot> {
    const { loadedConfig } = snapshot.site
    const isWhole = isConfigStale
    isConfigStale = false
    snapshot = describe(
      await (isWhole ? loadSite(root, 'development') : loadContent(root, 'development', loadedConfig)),
    )
    return snapshot
  }

  function start(): Promise<SiteSnapshot> {
    running = read().finally(() => (running = null))
    return running
  }

  return {
    current: () => snapshot,
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
