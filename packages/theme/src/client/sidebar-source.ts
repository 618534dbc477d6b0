import type { Sidebar } from '@fyr/content-pipeline/manifest'
import type { SidebarFiles } from '../page-payload.ts'
import type { LoadSidebarBranch, SidebarBranches } from '../sidebar/sidebar-branches.ts'
import { FetchError, fetchJson } from './fetch-json.ts'
import { parseSidebar, parseSidebarItems } from './parse-payload.ts'
import { createValueStore, type ValueStore } from '../browser/value-store.ts'

/** Sidebars by address, cached in memory. */
export interface SidebarSource {
  /** Loaded branches of large sidebars; a new map with each one. */
  readonly branches: ValueStore<SidebarBranches>
  /** A sidebar, once it and the branches that a page needs are loaded. Rejects when they cannot be. */
  readonly load: (files: SidebarFiles) => Promise<Sidebar>
  readonly loadBranch: LoadSidebarBranch
  /** Caches a sidebar that was not fetched: the one in the document. */
  readonly cache: (url: string, sidebar: Sidebar) => void
  /** Clears everything: the site has changed. */
  readonly clear: () => void
}

/** Makes a source with the branches of the page in the document. */
export function createSidebarSource(first: SidebarBranches): SidebarSource {
  const branches = createValueStore(first)
  const trunks = new Map<string, Promise<Sidebar>>()
  const coming = new Map<string, Promise<void>>()

  const trunkAt = (url: string): Promise<Sidebar> => {
    const known = trunks.get(url) ?? fetchPart(url, parseSidebar)
    trunks.set(url, known)
    known.catch(() => trunks.delete(url))
    return known
  }

  const fetchBranch = async (url: string): Promise<void> => {
    const items = await fetchPart(url, parseSidebarItems)
    branches.set(new Map([...branches.get(), [url, items]]))
  }

  const loadBranch = (url: string): Promise<void> => {
    if (branches.get().has(url)) return Promise.resolve()
    const running = coming.get(url) ?? fetchBranch(url)
    coming.set(url, running)
    const forget = (): boolean => coming.delete(url)
    running.then(forget, forget)
    return running
  }

  return {
    branches,
    loadBranch,
    load: async (files) => {
      const [sidebar] = await Promise.all([trunkAt(files.url), ...files.branches.map(loadBranch)])
      return sidebar
    },
    cache: (url, sidebar) => void trunks.set(url, Promise.resolve(sidebar)),
    clear: () => trunks.clear(),
  }
}

/** Rejects when the file is missing, or is not what `parse` reads. */
async function fetchPart<Part>(url: string, parse: (value: unknown) => Part | null): Promise<Part> {
  const part = parse(await fetchJson(url))
  if (!part) throw new FetchError(`${url} is no part of a sidebar.`)
  return part
}
