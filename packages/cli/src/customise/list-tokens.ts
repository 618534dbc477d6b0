import type { SiteConfig } from '@fyr/content-pipeline'
import { SiteError } from '../site-error.ts'
import { findCustomisingFiles } from '../customising-files.ts'
import { loadSiteTokens } from '../theme/load-site-tokens.ts'
import { siteColors } from '../theme/tokens/site-colors.ts'
import type { ContrastPair, ListedToken, Mode } from '../theme/tokens/theme-tokens.ts'

/** A contrast pair with its contrast on the site, in each mode. */
export interface MeasuredPair extends ContrastPair {
  readonly light: number
  readonly dark: number
}

/** A token with its values on the site, in each mode. */
export interface SiteToken extends Omit<ListedToken, 'pairs'> {
  /** Whether the site sets it, by its accent or in its token file. */
  readonly isSet: boolean
  readonly pairs: readonly MeasuredPair[]
}

/** Every token of the theme of a site in `root` (absolute). Throws `SiteError` for a theme that does not list them. */
export async function listSiteTokens(root: string, config: SiteConfig): Promise<readonly SiteToken[]> {
  const file = findCustomisingFiles(root)?.tokens ?? null
  const { theme, overrides } = await loadSiteTokens(root, file, config)
  if (theme.listTokens === undefined) {
    const problem = `The theme "${config.theme.package}" does not list its tokens.`
    throw new SiteError([{ code: 'theme-invalid', file: 'site.config.ts', problem }])
  }
  const shown = {
    light: siteColors('light', overrides, theme),
    dark: siteColors('dark', overrides, theme),
  }
  const contrast = (pair: ContrastPair, mode: Mode): number =>
    // Truncated, not rounded: 4.499 is not 4.5.
    Math.floor(theme.contrastOf(pair, shown[mode].colors) * 100) / 100
  return theme.listTokens().map(({ pairs, ...token }) => {
    const [light, dark] = [shown.light.set.get(token.property), shown.dark.set.get(token.property)]
    return {
      ...token,
      light: light?.value ?? token.light,
      dark: dark?.value ?? token.dark,
      isSet: light !== undefined || dark !== undefined,
      pairs: pairs.map((pair) => ({ ...pair, light: contrast(pair, 'light'), dark: contrast(pair, 'dark') })),
    }
  })
}
