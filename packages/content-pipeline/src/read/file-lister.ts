import type { DiagnosticLog } from '../content-error.ts'
import { listFiles } from './list-files.ts'

/**
 * Whether a file, or a folder with all that it holds, is of interest, by its path inside a collection: `integration/setup.md`.
 * That of a translation is its original's. `collection`: the name of it.
 */
export type LooksIn = (collection: string, path: string, isFolder: boolean) => boolean

/** Lists the files of folders, each folder once: every locale and whoever describes a folder asks for the same. */
export interface FileLister {
  /** As `listFiles` does, of a folder with pages or translations of a collection. */
  list(folder: string, collection: string): readonly string[]
}

/** A lister that has listed nothing yet. `looksIn`: the default is everywhere. */
export function createFileLister(
  { root, log }: { readonly root: string; readonly log: DiagnosticLog },
  looksIn?: LooksIn,
): FileLister {
  const known = new Map<string, readonly string[]>()
  return {
    list(folder, collection) {
      const looksAt = looksIn && ((path: string, isFolder: boolean) => looksIn(collection, path, isFolder))
      const files = known.get(folder) ?? listFiles(root, folder, log, { looksAt })
      known.set(folder, files)
      return files
    },
  }
}
