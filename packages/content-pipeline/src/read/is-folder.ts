import { statSync } from 'node:fs'

/** Whether a folder is at a path. There is none below a file either, which the system reports as an error of its own. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
