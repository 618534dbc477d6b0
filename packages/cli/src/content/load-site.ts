import type { ContentBuild, SiteConfig, ThemeNames } from '@fyr/content-pipeline'
import type { LoadedConfig } from '../config/load-config.ts'
import { interfaceTextsOf } from '../theme/customisable.ts'
import { findIslandNames, findLayoutNames } from '../customising-files.ts'
import { reportLanguages } from '../theme/report-languages.ts'
import { reportMissingTheme } from '../theme/report-missing-theme.ts'
import { reportUnreadFiles } from '../theme/report-unread-files.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError } from '../site-error.ts'
import type { Store } from '../store/open-store.ts'
import { type Customising, type LoadedCustomising, loadCustomising } from '../theme/load-customising.ts'
import type { LoadedIslandSchemas } from './load-island-schemas.ts'
import type { LoadedSite } from './loaded-site.ts'
import { ownRuleDiagnostics } from './own-rules.ts'
import { reportParser } from './report-parser.ts'
import { reportMissingHome } from './report-missing-home.ts'
import { applyDiagnosticSettings } from './apply-diagnostic-settings.ts'
import { staticFolderIssues } from './static-folder-issues.ts'

/**
 * Reads the theme folder of a site and, with `loadContent`, its content, and checks its static folder; none of it when
 * the configuration has errors. Problems with them, and a theme that lacks what its folder needs, are returned as
 * diagnostics.
 *
 * @param loadContent Gets the names from the theme and the site's folder for it; a theme may not list its messages.
 */
export async function loadSite<Content extends ContentBuild>(
  root: string,
  loadedConfig: LoadedConfig,
  store: Store,
  loadContent: (themeNames: ThemeNames) => Promise<Content | null> | null,
): Promise<{ readonly site: LoadedSite; readonly content: Content | null }> {
  const { config, diagnostics } = loadedConfig
  if (!config) {
    const setUp = { customising: null, setUpDiagnostics: diagnostics, loadedConfig }
    return { site: { root, config, content: null, diagnostics, ...setUp }, content: null }
  }
  const { customising, diagnostics: ofTheme } = await readCustomising(root, config)
  const missingTheme = reportMissingTheme(root, config)
  const interfaceTexts = interfaceTextsOf(root, config.theme.package)
  const ofSchemas = await islandSchemas(root, customising, store)
  const names = {
    islands: findIslandNames(root),
    islandSchemas: ofSchemas.schemas,
    layouts: findLayoutNames(root),
  }
  const content = await loadContent({
    interfaceTexts: interfaceTexts?.messages ?? null,
    originalTexts: interfaceTexts?.texts,
    ...names,
  })
  const ofLanguages = reportLanguages(config, interfaceTexts, content?.manifest.locales ?? [])
  const ofHome = reportMissingHome(root, config, content?.manifest.locales ?? [])
  const ofStatic = staticFolderIssues(root, config.content.static).map(siteDiagnostic)
  const ofRules = content === null ? [] : await ownRuleDiagnostics(root, config, content.manifest)
  const setUp = [
    ...diagnostics,
    ...missingTheme,
    // Reading the theme folder misses it too.
    ...ofTheme.filter(({ code }) => code !== 'theme-missing' || missingTheme.length === 0),
    ...reportUnreadFiles(root),
    ...(await reportParser(root)),
    ...(await consentDiagnostics(root, config)),
    ...ofSchemas.diagnostics,
    ...ofLanguages,
    ...ofHome,
    ...ofStatic,
    ...ofRules,
  ]
  const setUpDiagnostics = applyDiagnosticSettings(setUp, config.diagnostics)
  const all = [
    ...setUpDiagnostics,
    ...applyDiagnosticSettings(content?.diagnostics ?? [], config.diagnostics),
  ]
  return {
    site: { root, config, content, customising, setUpDiagnostics, diagnostics: all, loadedConfig },
    content,
  }
}

/** Most sites have no island with a schema. */
async function islandSchemas(
  root: string,
  customising: Customising | null,
  store: Store,
): Promise<LoadedIslandSchemas> {
  const typed = customising?.typedIslands ?? []
  if (typed.length === 0) return { schemas: new Map(), diagnostics: [] }
  const { loadIslandSchemas } = await import('./load-island-schemas.ts')
  return loadIslandSchemas(root, typed, store)
}

/** Few sites have a script that waits for a consent. */
async function consentDiagnostics(root: string, config: SiteConfig): Promise<readonly SiteDiagnostic[]> {
  if (config.scripts.every(({ consent }) => consent === null)) return []
  const { checkConsents, readThemeModules } = await import('../theme/check-consents.ts')
  return checkConsents(root, config, readThemeModules(root)).map(siteDiagnostic)
}

async function readCustomising(root: string, config: SiteConfig): Promise<LoadedCustomising> {
  try {
    return await loadCustomising(root, config)
  } catch (error) {
    if (error instanceof SiteError) return { customising: null, diagnostics: error.diagnostics }
    throw error
  }
}
