import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import type { SiteFault } from '../../site-error.ts'
import { loadThemeTokens } from '../load-theme.ts'
import { checkContrast } from './check-contrast.ts'
import { readAccent } from './read-accent.ts'
import { readTokenFile, type TokenOverride } from './read-token-file.ts'
import type { ThemeTokens } from './theme-tokens.ts'

/** The tokens of a site that differ from its theme's. */
export interface SiteTokens {
  readonly theme: ThemeTokens
  readonly overrides: readonly TokenOverride[]
  readonly faults: readonly SiteFault[]
}

/**
 * The tokens that a site sets, by its accent and by its token file, which takes precedence. `file`: relative to the root;
 * null without one. Throws `SiteError` for a theme without tokens.
 */
export async function loadSiteTokens(
  root: string,
  file: string | null,
  config: Pick<SiteConfig, 'theme' | 'source'>,
): Promise<SiteTokens> {
  const theme = await loadThemeTokens(root, config.theme.package)
  const ofAccent = readAccent(config, theme)
  const ofFile =
    file === null
      ? { overrides: [], faults: [] }
      : readTokenFile(file, readFileSync(join(root, file), 'utf8'), theme)
  const isSet = ({ property, modes }: TokenOverride): boolean =>
    ofFile.overrides.some(
      (own) => own.property === property && modes.every((mode) => own.modes.includes(mode)),
    )
  const overrides = [...ofAccent.overrides.filter((override) => !isSet(override)), ...ofFile.overrides]
  return {
    theme,
    overrides,
    faults: [...ofAccent.faults, ...ofFile.faults, ...checkContrast(overrides, theme)],
  }
}
