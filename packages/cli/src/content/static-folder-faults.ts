import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LEADS_AWAY, leadsAway } from '@fyr/content-pipeline'
import type { SiteFault } from '../site-error.ts'

/** What keeps the folder of static files (relative to the absolute root) from being published; that there is none is no fault. */
export function staticFolderFaults(root: string, folder: string): readonly SiteFault[] {
  const path = join(root, folder)
  const code = 'static-file-unusable'
  if (!existsSync(path)) return []
  if (leadsAway(root, folder)) return [{ ...LEADS_AWAY, code, file: folder }]
  if (statSync(path).isDirectory()) return []
  const problem = 'This is no folder, and files that are published as they are would stand in it.'
  const hint = 'Make a folder of it, or give another one for "content.static" in the configuration.'
  return [{ code, file: folder, problem, hint }]
}
