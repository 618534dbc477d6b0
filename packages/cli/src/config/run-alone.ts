import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolderOf } from '../store/package-fingerprint.ts'

/** Of this Node and newer it is known that types are taken out without a warning to every user. */
const READS_TYPES_SINCE = 24

/** Imports of other files of the site, and whatever depends on how and where the file is run. */
const NEEDS_BUNDLER =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`][./#]|\bimport\s*\(\s*[^'"\s]|\bimport\.meta\b/

/** What a configuration exports. */
export type RunConfig = Readonly<Record<string, unknown>>

let runs = 0

/**
 * Runs a module (absolute path) that imports nothing but packages, as it is and without a bundler, whose loading takes
 * longer than that of all else. Null where the bundler is wanted, be it only for what it can say of an error.
 */
export async function runAlone(path: string): Promise<RunConfig | null> {
  try {
    if (!isReadByNode(path) || NEEDS_BUNDLER.test(readFileSync(path, 'utf8'))) return null
    runs += 1
    // Node runs an address once; the file may have been changed since.
    return await import(`${pathToFileURL(path).href}?run=${runs}`)
  } catch {
    return null
  }
}

function isReadByNode(path: string): boolean {
  const extension = extname(path)
  if (extension.endsWith('ts') && !readsTypes()) return false
  return extension.startsWith('.m') || packageTypeOf(path) === 'module'
}

function readsTypes(): boolean {
  const isOn = 'typescript' in process.features && process.features.typescript !== false
  return isOn && Number.parseInt(process.versions.node, 10) >= READS_TYPES_SINCE
}

/** What the nearest manifest says that its scripts are. */
function packageTypeOf(path: string): unknown {
  const manifest = readFileSync(join(packageFolderOf(path), 'package.json'), 'utf8')
  const { type }: { type?: unknown } = JSON.parse(manifest)
  return type
}
