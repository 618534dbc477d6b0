import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The `package.json` of a folder (absolute): its own, or that of the nearest folder above it; null without any. */
export function nearestManifest(folder: string): string | null {
  const path = join(folder, 'package.json')
  if (existsSync(path)) return path
  const above = dirname(folder)
  return above === folder ? null : nearestManifest(above)
}
