import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDiagnostic, type SiteDiagnostic } from '../../site-error.ts'
import { loadThemeTokens } from '../load-theme.ts'
import { checkContrast } from '../tokens/check-contrast.ts'
import { readTokenFile } from '../tokens/read-token-file.ts'
import { tokenStyleSheet } from '../tokens/token-style-sheet.ts'
import { findCustomisingFiles } from './customising-files.ts'

/** What a site changes about its theme, read and checked. */
export interface Customising {
  /** The site's tokens as CSS; empty without any. */
  readonly tokenCss: string
  /** The site's own rules, relative to the root, or null. */
  readonly styles: string | null
}

/** A site's changes to its theme and what is wrong with them. */
export interface LoadedCustomising {
  /** Null when the site takes the theme as it is. */
  readonly customising: Customising | null
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** Reads the `theme` folder of a site. `root` is absolute. Throws `SiteError` when the theme lacks a door that is needed. */
export async function loadCustomising(root: string, themeName: string): Promise<LoadedCustomising> {
  const files = findCustomisingFiles(root)
  if (files === null) return { customising: null, diagnostics: [] }
  const { css, diagnostics } = await loadTokens(root, files.tokens, themeName)
  return { customising: { tokenCss: css, styles: files.styles }, diagnostics }
}

async function loadTokens(
  root: string,
  file: string | null,
  themeName: string,
): Promise<{ css: string; diagnostics: readonly SiteDiagnostic[] }> {
  if (file === null) return { css: '', diagnostics: [] }
  const theme = await loadThemeTokens(root, themeName)
  const { overrides, faults } = readTokenFile(file, readFileSync(join(root, file), 'utf8'), theme)
  const diagnostics = [...faults, ...checkContrast(overrides, theme)].map(siteDiagnostic)
  return { css: tokenStyleSheet(overrides), diagnostics }
}
