import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LEADS_AWAY, leadsAway } from '@fyr/content-pipeline/internal'
import type { SiteIssue } from '../site-error.ts'

/** Problems with the static folder (relative to the absolute root); a missing folder is fine. */
export function staticFolderIssues(root: string, folder: string): readonly SiteIssue[] {
  const path = join(root, folder)
  const code = 'static-file-unusable'
  if (!existsSync(path)) return []
  if (leadsAway(root, folder)) return [{ ...LEADS_AWAY, code, file: folder }]
  if (statSync(path).isDirectory()) return []
  const problem = 'This is not a folder. Files in it would be published unchanged.'
  const hint = 'Make it a folder, or set "content.static" in the configuration to another one.'
  return [{ code, file: folder, problem, hint }]
}
