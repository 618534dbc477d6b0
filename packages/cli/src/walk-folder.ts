import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** An entry of a folder, at any depth. */
export interface FoundEntry {
  /** Below the folder that was walked, with `/`. */
  readonly place: string
  readonly entry: Dirent
}

/**
 * Everything in a folder (absolute), a folder before its content. A symbolic link is an entry, not followed: Node's own
 * walk follows links since version 24, also outside the folder.
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
