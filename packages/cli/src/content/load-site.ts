import type { ContentBuild } from '@fyr/content-pipeline'
import type { LoadedConfig } from '../config/load-config.ts'
import { interfaceTextsOf } from '../theme/customising/customisable.ts'
import { loadCustomising } from '../theme/customising/load-customising.ts'
import type { LoadedSite } from './loaded-site.ts'

/**
 * Reads the theme folder of a site and, with `loadContent`, its content; neither when the configuration is at fault.
 *
 * @param loadContent Is given what the theme calls its texts; null for a theme that does not tell.
 */
export async function loadSite<Content extends ContentBuild>(
  root: string,
  loadedConfig: LoadedConfig,
  loadContent: (interfaceTexts: readonly string[] | null) => Promise<Content | null> | null,
): Promise<{ readonly site: LoadedSite; readonly content: Content | null }> {
  const { config, diagnostics } = loadedConfig
  if (!config) {
    const setUp = { customising: null, setUpDiagnostics: diagnostics, loadedConfig }
    return { site: { root, config, content: null, diagnostics, ...setUp }, content: null }
  }
  const { customising, diagnostics: ofTheme } = await loadCustomising(root, config.theme)
  const content = await loadContent(interfaceTextsOf(root, config.theme))
  const setUpDiagnostics = [...diagnostics, ...ofTheme]
  const all = [...setUpDiagnostics, ...(content?.diagnostics ?? [])]
  return {
    site: { root, config, content, customising, setUpDiagnostics, diagnostics: all, loadedConfig },
    content,
  }
}
