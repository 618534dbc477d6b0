import { realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Hidden files hold secrets (`.env`, `.git/config`), and what is installed is not the site's to publish. */
const PRIVATE_PART = /(?:^|\/)(?:\.|node_modules\/)/

/**
 * Whether `root/file` is a file that a text may publish: below the root (a symbolic link may lead away) and not private.
 * Nobody who writes a page must be able to publish what only the machine that builds can read.
 */
export function isPublishable(root: string, file: string): boolean {
  const path = join(root, file)
  if (!isFile(path)) return false
  const inner = relative(realpathSync(root), realpathSync(path)).replaceAll(sep, '/')
  return !PRIVATE_PART.test(inner) && !PRIVATE_PART.test(file)
}

/** A name that is longer than the disk allows names no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
