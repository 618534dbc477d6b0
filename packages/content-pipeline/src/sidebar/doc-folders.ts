import { groupBy } from '../group-by.ts'
import { oncePer } from '../once-per.ts'
import type { DocRecord } from '../records/records.ts'

/** The folders that contain docs. */
export interface DocFolders {
  /** Whether a folder (empty: the docs folder itself) contains docs at any depth. */
  has(folder: string): boolean
  /** Docs directly in a folder, in the order of all. */
  docsIn(folder: string): readonly DocRecord[]
  /** Folders directly inside a folder that contain docs at any depth, in the order of the docs. */
  below(folder: string): readonly string[]
}

/** The folders of a list of docs. */
export const docFolders: (docs: readonly DocRecord[]) => DocFolders = oncePer((docs) => {
  const byFolder = groupBy(docs, ({ folder }) => folder)
  const below = new Map<string, Set<string>>([['', new Set()]])
  for (const folder of byFolder.keys()) addFolder(folder, below)
  return {
    has: (folder) => below.has(folder),
    docsIn: (folder) => byFolder.get(folder) ?? [],
    below: (folder) => [...(below.get(folder) ?? [])],
  }
})

function addFolder(folder: string, below: Map<string, Set<string>>): void {
  const parts = folder === '' ? [] : folder.split('/')
  for (const [depth] of parts.entries()) {
    const parent = parts.slice(0, depth).join('/')
    const inner = parts.slice(0, depth + 1).join('/')
    below.set(parent, (below.get(parent) ?? new Set()).add(inner))
    if (!below.has(inner)) below.set(inner, new Set())
  }
}
