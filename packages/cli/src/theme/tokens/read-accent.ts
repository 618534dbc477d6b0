import type { SiteConfig } from '@fyr/content-pipeline'
import { locate } from '@fyr/content-pipeline/internal'
import type { SiteIssue } from '../../site-error.ts'
import { accentPalette } from './accent-palette.ts'
import { UNMEASURABLE } from './check-contrast.ts'
import type { TokenOverride } from './read-token-file.ts'
import { resolveColor } from './resolve-color.ts'
import { COLOR_PREFIX, MODES, type ThemeTokens } from './theme-tokens.ts'

interface AccentConfig {
  readonly theme: Pick<SiteConfig['theme'], 'accent' | 'package'>
  readonly source: SiteConfig['source']
}

/** The tokens that follow from `theme.accent`, and the diagnostics for it. */
export function readAccent(
  { theme: { accent, package: themeName }, source }: AccentConfig,
  theme: ThemeTokens,
): { readonly overrides: readonly TokenOverride[]; readonly issues: readonly SiteIssue[] } {
  if (accent === null) return { overrides: [], issues: [] }
  const at = locate(source.text, ['theme', 'accent'])
  const sourceLine = source.text.split('\n')[(at?.line ?? 0) - 1] ?? ''
  const place = { file: source.file, ...at, sourceLine }
  const issue = (problem: string, hint = ''): SiteIssue => ({ code: 'token-color', ...place, problem, hint })
  if (theme.accentColors === undefined) {
    const problem = `The theme "${themeName}" does not define which of its colours follow an accent.`
    return { overrides: [], issues: [issue(problem, 'Set its colours in theme/tokens.css.')] }
  }
  const color = resolveColor(accent, () => undefined)
  if ('reason' in color)
    return { overrides: [], issues: [issue(`"${accent}" ${UNMEASURABLE[color.reason]}`)] }
  const overrides = MODES.flatMap((mode) =>
    [...accentPalette(color.components, mode, theme)].map(([name, value]) => ({
      property: COLOR_PREFIX + name,
      value,
      modes: [mode],
      place,
      isDerived: true as const,
    })),
  )
  return { overrides, issues: [] }
}
