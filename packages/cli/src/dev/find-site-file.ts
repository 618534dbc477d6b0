import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isHidden, leadsAway } from '@fyr/content-pipeline'
import type { ReadySite } from '../content/loaded-site.ts'

/** Absolute path of the asset or static file at a place below a locale's base path, or null. */
export function findSiteFile({ root, config, content }: ReadySite, place: string): string | null {
  const decoded = decode(place)
  const asset = content.manifest.assets.find(({ to }) => to === decoded)
  if (asset) return asset.from
  // The way out of a folder, too, is a part with a dot first. On Windows a backslash parts folders as well.
  if (decoded === null || isHidden(decoded.replaceAll('\\', '/'))) return null
  const file = join(config.content.static, decoded)
  const path = join(root, file)
  // A build refuses what a symbolic link leads away to.
  return isFile(path) && !leadsAway(root, file) ? path : null
}

/** A name that is longer than the disk allows, or holds a NUL, names no file. */
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
