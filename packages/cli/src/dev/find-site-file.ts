import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isHidden, leadsAway } from '@fyr/content-pipeline/internal'
import type { ReadySite } from '../content/loaded-site.ts'

/** Absolute path of the asset or static file at a path below a locale's base path, or null. */
export function findSiteFile({ root, config, content }: ReadySite, place: string): string | null {
  const decoded = decode(place)
  const asset = content.manifest.assets.find(({ to }) => to === decoded)
  if (asset) return asset.from
  // `..` is covered too, as a part that starts with a dot. On Windows a backslash separates folders as well.
  if (decoded === null || isHidden(decoded.replaceAll('\\', '/'))) return null
  const file = join(config.content.static, decoded)
  const path = join(root, file)
  // A build refuses symbolic links that lead away.
  return isFile(path) && !leadsAway(root, file) ? path : null
}

/** A name that is too long for the file system, or contains a NUL. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function decode(place: string): string | null {
  try {
    return decodeURIComponent(place)
  } catch {
    return null
  }
}
