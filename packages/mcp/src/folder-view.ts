import { type AgentIndex, type AgentIndexPage, compareCodePoints } from '@fyr/content-pipeline/manifest'

/** What is in one folder of a site. */
export interface FolderView {
  /** Its path below the home of the site; empty for the home. */
  readonly folder: string
  /** The folders in it, with the number of pages in each. */
  readonly folders: readonly { readonly folder: string; readonly pages: number }[]
  readonly pages: readonly AgentIndexPage[]
  /** Number of pages in it, of which `pages` may be a part. */
  readonly total: number
}

export interface FolderRequest {
  readonly folder: string
  /** Whether the pages of the folders in it are listed too. */
  readonly deep: boolean
  /** Null for every kind. */
  readonly kind: string | null
  readonly offset: number
  readonly limit: number
}

/** The pages of a folder, in the order of the site, by their addresses. */
export function viewFolder({ url, pages }: AgentIndex, request: FolderRequest): FolderView {
  const { deep, kind, offset, limit } = request
  const folder = pathOf(request.folder, url)
  const start = folder === '' ? '' : `${folder}/`
  const inside = pages
    .filter((page) => kind === null || page.kind === kind)
    .map((page) => ({ page, path: pathOf(page.url, url) }))
    .filter(({ path }) => path.startsWith(start) && (path !== '' || folder === ''))
  const counts = new Map<string, number>()
  const own = inside.filter(({ path }) => {
    const end = path.indexOf('/', start.length)
    if (deep || end === -1) return true
    const name = path.slice(0, end)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return false
  })
  return {
    folder,
    folders: [...counts]
      .map(([name, count]) => ({ folder: name, pages: count }))
      .toSorted((one, other) => compareCodePoints(one.folder, other.folder)),
    pages: own.slice(offset, offset + limit).map(({ page }) => page),
    total: own.length,
  }
}

/** The path of an address below the home, without slashes around it. */
function pathOf(address: string, home: string): string {
  const { pathname } = new URL(home)
  const path = URL.canParse(address) ? new URL(address).pathname : address
  const below = path.startsWith(pathname) ? path.slice(pathname.length) : path
  return below
    .split('/')
    .filter((part) => part !== '')
    .join('/')
}
