import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from '@fyr/cli'
import type { SiteDiagnostic } from '@fyr/cli/internal'

/** What a theme comes from, unless the configuration names another one. */
const THEME = '@fyr/theme'

/**
 * Builds a staged site (its folder is absolute) and returns the errors that keep it from being published: some are found only when
 * pages are rendered. Null where the theme is not installed yet, since nothing can be built there.
 */
export async function buildErrors(
  stage: string,
  storeFolder: string,
): Promise<readonly SiteDiagnostic[] | null> {
  if (!isInstalled(stage)) return null
  const { diagnostics } = await build({ root: stage, out: 'dist', storeFolder })
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function isInstalled(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', THEME, 'package.json'))) return true
  const parent = dirname(folder)
  return parent !== folder && isInstalled(parent)
}
