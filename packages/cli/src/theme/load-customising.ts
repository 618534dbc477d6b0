import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PolicyConfig } from './check-style-addresses.ts'
import { siteDiagnostic, type SiteDiagnostic, type SiteErrorCode } from '../site-error.ts'
import { findEntryPoint } from './load-theme.ts'
import type { ThemeConfig } from './load-site-tokens.ts'
import { tokenStyleSheet } from './tokens/token-style-sheet.ts'
import type { FilePlace } from './place-at.ts'
import type { Override } from './check-overrides.ts'
import { type CustomisableSlot, loadCustomisable } from './customisable.ts'
import { type CustomisingFiles, findCustomisingFiles } from '../customising-files.ts'

/** An island with a schema of its attributes. */
export interface TypedIsland {
  /** Relative to the root. */
  readonly file: string
  /** Position of the export. */
  readonly place: FilePlace
}

/** The components of a site for its theme's slots. */
export interface SlotModule {
  /** Relative to the root. */
  readonly file: string
  /** Every slot that the theme has. */
  readonly slots: readonly CustomisableSlot[]
}

/** A site's customisation of its theme, read and validated. */
export interface Customising {
  readonly themeName: string
  /** The site's tokens as CSS; empty without any. */
  readonly tokenCss: string
  /** Rules of the site's fonts; empty without any. */
  readonly fontCss: string
  /**
   * The site's own style sheet, relative to the root; null without one, and for one with errors that would make a page
   * lose all rules.
   */
  readonly styles: string | null
  /** The files that those rules are made from: absolute paths, including missing files. */
  readonly styleSources: readonly string[]
  readonly slots: SlotModule | null
  readonly overrides: readonly Override[]
  /** The site's own module for browsers, relative to the root; null without one. */
  readonly client: string | null
  /** Files of islands, relative to the root. */
  readonly islands: readonly string[]
  /** Islands that export a schema of their attributes. */
  readonly typedIslands: readonly TypedIsland[]
  /** Islands that only the build renders. */
  readonly staticIslands: readonly string[]
  /** Files of layouts, relative to the root. */
  readonly layouts: readonly string[]
}

/** A site's customisation and its diagnostics. */
export interface LoadedCustomising {
  /** Null without customisation. */
  readonly customising: Customising | null
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** An island that only the build renders. Its value is read, not run, because browsers get no loader for it. */
const NEVER_HYDRATED = /^export const hydrate(?:\s*:\s*(?:boolean|false))?\s*=\s*false\b/m

/** A site without a folder for its theme. */
const NO_FILES: CustomisingFiles = {
  tokens: null,
  styles: null,
  slots: null,
  client: null,
  components: [],
  islands: [],
  layouts: [],
}

/**
 * Reads the `theme` folder of a site and the settings of its theme. The checks of style sheets and modules are only
 * loaded for sites that have such files. `root` is absolute. Throws `SiteError` when the theme lacks a required entry
 * point.
 */
export async function loadCustomising(
  root: string,
  config: ThemeConfig & PolicyConfig,
): Promise<LoadedCustomising> {
  const found = findCustomisingFiles(root)
  const hasSettings = Object.entries(config.theme).some(([key, value]) => key !== 'package' && value !== null)
  if (found === null && !hasSettings) return { customising: null, diagnostics: [] }
  const files = found ?? NO_FILES
  const themeName = config.theme.package
  const tokens =
    hasSettings || files.tokens !== null ? await loadTokens(root, files.tokens, config) : NO_TOKENS
  const components = await loadComponents(root, files, themeName)
  const { slots, overrides } = components
  const ofIslands = await checkIslands(root, files.islands, themeName)
  const typedIslands = await findTypedIslands(root, files.islands)
  const ofLayouts = await checkComponents(root, files.layouts, 'layout-empty')
  const ofClient = await checkClient(root, files.client, themeName)
  const { styles, styleSources, diagnostics: ofStyles } = await loadStyles(root, files.styles, config)
  const ofComponents = {
    slots,
    overrides,
    client: files.client,
    islands: files.islands,
    typedIslands,
    staticIslands: files.islands.filter((file) =>
      NEVER_HYDRATED.test(readFileSync(join(root, file), 'utf8')),
    ),
    layouts: files.layouts,
  }
  return {
    customising: {
      themeName,
      tokenCss: tokens.css,
      fontCss: tokens.fontCss,
      styles,
      styleSources: [...styleSources, ...tokens.fontFiles],
      ...ofComponents,
    },
    diagnostics: [
      ...tokens.diagnostics,
      ...ofStyles,
      ...components.diagnostics,
      ...ofClient,
      ...ofIslands,
      ...ofLayouts,
    ],
  }
}

async function checkClient(
  root: string,
  file: string | null,
  themeName: string,
): Promise<readonly SiteDiagnostic[]> {
  if (file === null) return []
  findEntryPoint(root, themeName, 'client/boot')
  const { checkClientExports } = await import('./check-client-exports.ts')
  return checkClientExports(file, readFileSync(join(root, file), 'utf8')).map(siteDiagnostic)
}

async function checkIslands(
  root: string,
  islands: readonly string[],
  themeName: string,
): Promise<readonly SiteDiagnostic[]> {
  if (islands.length === 0) return []
  findEntryPoint(root, themeName, 'client/islands')
  return checkComponents(root, islands, 'island-empty')
}

/** Only an island that has the word in its text is parsed for it. */
async function findTypedIslands(root: string, files: readonly string[]): Promise<readonly TypedIsland[]> {
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const likely = texts.filter(({ text }) => /\battributes\b/.test(text))
  if (likely.length === 0) return []
  const { readExports } = await import('./read-exports.ts')
  return likely.flatMap(({ file, text }) =>
    readExports(file, text)
      .exports.filter(({ name }) => name === 'attributes')
      .map(({ place }) => ({ file, place })),
  )
}

async function checkComponents(
  root: string,
  files: readonly string[],
  code: SiteErrorCode,
): Promise<readonly SiteDiagnostic[]> {
  if (files.length === 0) return []
  const { checkDefaultExport } = await import('./check-default-export.ts')
  return files
    .flatMap((file) => checkDefaultExport(file, readFileSync(join(root, file), 'utf8'), code))
    .map(siteDiagnostic)
}

interface LoadedTokens {
  readonly css: string
  readonly fontCss: string
  readonly fontFiles: readonly string[]
  readonly diagnostics: readonly SiteDiagnostic[]
}

const NO_TOKENS: LoadedTokens = { css: '', fontCss: '', fontFiles: [], diagnostics: [] }

async function loadTokens(root: string, file: string | null, config: ThemeConfig): Promise<LoadedTokens> {
  const { loadSiteTokens } = await import('./load-site-tokens.ts')
  const { overrides, issues, fontCss, fontFiles } = await loadSiteTokens(root, file, config)
  return { css: tokenStyleSheet(overrides), fontCss, fontFiles, diagnostics: issues.map(siteDiagnostic) }
}

async function loadStyles(
  root: string,
  file: string | null,
  config: PolicyConfig,
): Promise<Pick<Customising, 'styles' | 'styleSources'> & Pick<LoadedCustomising, 'diagnostics'>> {
  if (file === null) return { styles: null, styleSources: [], diagnostics: [] }
  const { checkStyles } = await import('./check-styles.ts')
  const { issues, sources } = checkStyles(root, file, config)
  return {
    styles: issues.every(({ severity }) => severity === 'warning') ? file : null,
    styleSources: sources,
    diagnostics: issues.map(siteDiagnostic),
  }
}

async function loadComponents(
  root: string,
  files: CustomisingFiles,
  themeName: string,
): Promise<Pick<Customising, 'slots' | 'overrides'> & { readonly diagnostics: readonly SiteDiagnostic[] }> {
  if (files.slots === null && files.components.length === 0) {
    return { slots: null, overrides: [], diagnostics: [] }
  }
  const { checkOverrides } = await import('./check-overrides.ts')
  const { checkSlots } = await import('./check-slots.ts')
  const customisable = loadCustomisable(root, themeName)
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const checked = checkOverrides(
    files.components.map((file) => ({ file, text: read(file) })),
    customisable,
  )
  if (files.slots === null) return { slots: null, ...checked }
  const issues = checkSlots(files.slots, read(files.slots), customisable)
  return {
    slots: { file: files.slots, slots: customisable.slots },
    overrides: checked.overrides,
    diagnostics: [...issues.map(siteDiagnostic), ...checked.diagnostics],
  }
}
