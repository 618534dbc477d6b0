import type { SiteConfig } from '@fyr/content-pipeline'
import { locate, suggestName } from '@fyr/content-pipeline/internal'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import { findTheme } from './load-theme.ts'

/** The theme of nearly every site. */
const OWN_THEME = '@fyr/theme'

/** An error at the name of the configured theme when it is not installed, or lacks what pages are rendered with. */
export function reportMissingTheme(root: string, { source, theme }: SiteConfig): readonly SiteDiagnostic[] {
  try {
    findTheme(root, theme.package)
    return []
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const place = locate(source.text, ['theme', 'package']) ?? locate(source.text, ['theme'])
    const { line, column } = place ?? { line: 0, column: 0 }
    const sourceLine = source.text.split('\n')[line - 1]?.trimEnd() ?? ''
    return error.diagnostics.map((one) => ({
      ...one,
      file: source.file,
      line,
      column,
      sourceLine,
      hint: theme.package === OWN_THEME ? one.hint : suggestName(theme.package, [OWN_THEME], one.hint),
    }))
  }
}
