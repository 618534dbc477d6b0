import { posix } from 'node:path'
import { stringify } from 'yaml'

/** A page of the docs, relative to their folder, and its `sidebar.order`; null without one. */
export interface OrderedPage {
  readonly file: string
  readonly order: number | null
}

/** A folder that entries of a sidebar are generated from, which is empty for the docs themselves. */
export interface GeneratedFolder {
  readonly folder: string
  /** Whether the folders in it start closed. */
  readonly isCollapsed: boolean
}

/**
 * A `_category_.yml` for each folder that Starlight's generated sidebar shows in another way than Fyr: it is called like the
 * folder, its index page is its first entry, it comes where its first page would, and it may start closed.
 */
export function groupFiles(
  pages: readonly OrderedPage[],
  roots: readonly GeneratedFolder[],
): Map<string, string> {
  const folders = new Map<string, OrderedPage[]>()
  for (const page of pages) {
    for (let folder = posix.dirname(page.file); folder !== '.'; folder = posix.dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), page])
  }
  return new Map(
    [...folders].flatMap(([folder, inside]): [file: string, text: string][] => {
      const root = roots.find((one) => one.folder === '' || folder.startsWith(`${one.folder}/`))
      if (root === undefined) return []
      const label = posix.basename(folder)
      const hasPage = inside.some(({ file }) => posix.dirname(file) === folder && isPageOf(label, file))
      const orders = inside.flatMap(({ order }) => order ?? [])
      const written = {
        ...(hasPage || /^\d/.test(label) ? { label } : {}),
        ...(orders.length === 0 ? {} : { position: Math.min(...orders) }),
        ...(root.isCollapsed ? { collapsed: true } : {}),
        ...(hasPage ? { link: null } : {}),
      }
      return Object.keys(written).length === 0 ? [] : [[`${folder}/_category_.yml`, stringify(written)]]
    }),
  )
}

/** Whether Fyr takes a page for that of its folder. */
function isPageOf(folder: string, file: string): boolean {
  const name = posix
    .basename(file)
    .replace(/\.mdx?$/, '')
    .toLowerCase()
  return name === 'index' || name === 'readme' || name === folder.toLowerCase()
}
