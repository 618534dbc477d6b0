import type { DiagnosticLog } from '../content-error.ts'
import { listFiles } from './list-files.ts'

/** Lists the files of folders, each folder once: every locale and whoever describes a folder asks for the same. */
export interface FileLister {
  /** The files of a folder, as `listFiles` returns them. */
  list(folder: string): readonly string[]
}

/** A lister that has listed nothing yet. */
export function createFileLister({
  root,
  log,
}: {
  readonly root: string
  readonly log: DiagnosticLog
}): FileLister {
  const known = new Map<string, readonly string[]>()
  return {
    list(folder) {
      const files = known.get(folder) ?? listFiles(root, folder, log)
      known.set(folder, files)
      return files
    },
  }
}
