import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isUnwritable } from '../is-unwritable.ts'
import { SiteError } from '../site-error.ts'
import { contentHash } from '../store/content-hash.ts'
import type { ServerBundle } from './bundle-server.ts'

/** Below the site's root, where Node finds the packages that a bundled module imports. It can be deleted at any time. */
const CACHE = 'node_modules/.cache/fyr-theme'

/**
 * Writes a bundled module below the `node_modules` of the site in `root` (absolute), for Node to load, and gives its path.
 * Throws `SiteError` if nothing can be written there.
 */
export function writeServerModule(root: string, { code, map }: Pick<ServerBundle, 'code' | 'map'>): string {
  // The name contains a hash, because Node loads each path only once, and two builds may run at the same time.
  const file = join(root, CACHE, `server-${contentHash(code)}.mjs`)
  write(`${file}.map`, map)
  write(file, code)
  return file
}

/** Skips a file that already has the right content: another build may be reading it. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    if (!isUnwritable(error)) throw error
    const problem = `Cannot write the bundled theme to ${dirname(path)} (${error.code}).`
    const hint = 'Give the user who runs the build write access to node_modules/.cache.'
    throw new SiteError([{ code: 'theme-unwritable', problem, hint }], { cause: error })
  }
}
