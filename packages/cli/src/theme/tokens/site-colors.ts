import { formatHex } from 'culori'
import type { TokenOverride } from './read-token-file.ts'
import { resolveColor, type UnmeasurableReason } from './resolve-color.ts'
import { COLOR_PREFIX, type ColorComponents, type Mode, type ThemeTokens } from './theme-tokens.ts'

/** The colours of a site in one mode. */
export interface SiteColors {
  /** The values that the site sets in this mode, by property. */
  readonly set: ReadonlyMap<string, TokenOverride>
  /**
   * Every colour of the theme as the site shows it. For a colour that cannot be measured, the theme's value is used.
   */
  readonly colors: ColorComponents
  readonly unmeasurable: readonly { readonly override: TokenOverride; readonly reason: UnmeasurableReason }[]
}

/** Computes the colours that a site shows in one mode. */
export function siteColors(mode: Mode, overrides: readonly TokenOverride[], theme: ThemeTokens): SiteColors {
  const set = winners(mode, overrides)
  const colors = new Map(
    Object.entries(theme.tokens.color[mode]).map(([name, { $value }]) => [name, $value.components] as const),
  )
  const themeValue = (property: string): string | undefined => {
    const components = colors.get(property.slice(COLOR_PREFIX.length))
    return components && hexOf(components)
  }
  const unmeasurable: { override: TokenOverride; reason: UnmeasurableReason }[] = []
  for (const [name] of colors) {
    const override = set.get(COLOR_PREFIX + name)
    if (!override) continue
    const resolved = resolveColor(
      override.value,
      (property) => set.get(property)?.value ?? themeValue(property),
    )
    if ('components' in resolved) colors.set(name, resolved.components)
    else unmeasurable.push({ override, reason: resolved.reason })
  }
  return { set, colors: Object.fromEntries(colors), unmeasurable }
}

/** The values of a mode's tokens: a rule for one mode takes precedence over one for both, then the later one. */
function winners(mode: Mode, overrides: readonly TokenOverride[]): ReadonlyMap<string, TokenOverride> {
  const inMode = overrides.filter(({ modes }) => modes.includes(mode))
  const [own, shared] = [1, 2].map((count) => inMode.filter(({ modes }) => modes.length === count))
  return new Map([...(shared ?? []), ...(own ?? [])].map((override) => [override.property, override]))
}

function hexOf([r = 0, g = 0, b = 0]: readonly number[]): string {
  return formatHex({ mode: 'rgb', r, g, b })
}
