import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import type { SiteIssue } from '../site-error.ts'
import type { SiteFonts } from './fonts/read-fonts.ts'
import { loadThemeTokens } from './load-theme.ts'
import { checkContrast } from './tokens/check-contrast.ts'
import { readAccent } from './tokens/read-accent.ts'
import { readTokenFile, type TokenOverride } from './tokens/read-token-file.ts'
import { MODES, type ThemeTokens } from './tokens/theme-tokens.ts'

/** The settings of the theme in a configuration. */
export type ThemeConfig = Pick<SiteConfig, 'theme' | 'source' | 'content'>

/** The tokens of a site that differ from its theme's. */
export interface SiteTokens {
  readonly theme: ThemeTokens
  readonly overrides: readonly TokenOverride[]
  /** The rules of the fonts that the site sets; empty without any. */
  readonly fontCss: string
  /** Files of those fonts, absolute. */
  readonly fontFiles: readonly string[]
  readonly issues: readonly SiteIssue[]
}

/**
 * The tokens that a site sets by its accent, its fonts and its token file, which takes precedence. `file`: relative to
 * the root; null without one. Throws `SiteError` for a theme without tokens.
 */
export async function loadSiteTokens(
  root: string,
  file: string | null,
  config: ThemeConfig,
): Promise<SiteTokens> {
  const theme = await loadThemeTokens(root, config.theme.package)
  const ofAccent = readAccent(config, theme)
  const ofFonts = await loadFonts(root, config)
  const ofFile =
    file === null
      ? { overrides: [], issues: [] }
      : readTokenFile(file, readFileSync(join(root, file), 'utf8'), theme)
  const isSet = ({ property, modes }: TokenOverride): boolean =>
    ofFile.overrides.some(
      (own) => own.property === property && modes.every((mode) => own.modes.includes(mode)),
    )
  const ofFontTokens = ofFonts.tokens.map((token) => ({ ...token, modes: MODES, isDerived: true as const }))
  const derived = [...ofAccent.overrides, ...ofFontTokens].filter((override) => !isSet(override))
  const overrides = [...derived, ...ofFile.overrides]
  return {
    theme,
    overrides,
    fontCss: ofFonts.css,
    fontFiles: ofFonts.files,
    issues: [...ofAccent.issues, ...ofFonts.issues, ...ofFile.issues, ...checkContrast(overrides, theme)],
  }
}

/** Loaded on demand, for sites that set a font. */
async function loadFonts(root: string, config: ThemeConfig): Promise<SiteFonts> {
  const { font, mono } = config.theme
  if (font === null && mono === null) return { css: '', tokens: [], files: [], issues: [] }
  const { readFonts } = await import('./fonts/read-fonts.ts')
  return readFonts(root, config)
}
