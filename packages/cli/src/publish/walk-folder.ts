import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** What stands in a folder or deeper. */
export interface FoundEntry {
  /** Below the folder that was walked, with `/`. */
  readonly place: string
  readonly entry: Dirent
}

/**
 * Everything below a folder (absolute), a folder before what is in it. A symbolic link is an entry of its own, wherever it
 * leads: Node's own walk follows links since version 24, out of the folder too.
 */
export function walkFolder(folder: string): FoundEntry[] {
  return walk(folder, '')
}

function walk(folder: string, inner: string): FoundEntry[] {
  return readdirSync(join(folder, inner), { withFileTypes: true }).flatMap((entry) => {
    const place = inner + entry.name
    const found = { place, entry }
    return entry.isDirectory() ? [found, ...walk(folder, `${place}/`)] : [found]
  })
}
