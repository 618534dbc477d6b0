import { formatHex } from 'culori'
import type { SiteIssue } from '../../site-error.ts'
import { nearestPassingColor } from './nearest-passing-color.ts'
import type { TokenOverride } from './read-token-file.ts'
import type { UnmeasurableReason } from './resolve-color.ts'
import { siteColors } from './site-colors.ts'
import {
  COLOR_PREFIX,
  type ColorComponents,
  type ContrastPair,
  MODES,
  type Mode,
  type ThemeTokens,
} from './theme-tokens.ts'

/** Why the contrast of a value cannot be computed: the end of a sentence that begins with the value. */
export const UNMEASURABLE: Readonly<Record<UnmeasurableReason, string>> = {
  unknown: 'is not a colour whose contrast can be computed. Write it as #rrggbb, rgb(), hsl() or oklch().',
  transparent: 'is transparent, so its contrast cannot be computed. Use an opaque colour.',
  circle: 'refers to itself.',
}

/**
 * Computes the contrast of every colour pair of the theme with a site's tokens, in both modes. One diagnostic for each
 * colour and mode lists all failing pairs, their uses, and the nearest colour that passes for all of them.
 */
export function checkContrast(overrides: readonly TokenOverride[], theme: ThemeTokens): SiteIssue[] {
  return MODES.flatMap((mode) => checkMode(mode, overrides, theme))
}

function checkMode(mode: Mode, overrides: readonly TokenOverride[], theme: ThemeTokens): SiteIssue[] {
  const { set, colors: shown, unmeasurable } = siteColors(mode, overrides, theme)
  const issues = unmeasurable.map(({ override: { value, place }, reason }): SiteIssue => ({
    code: 'token-color',
    ...place,
    problem: `"${value}" ${UNMEASURABLE[reason]}`,
  }))
  for (const [name, override] of set) {
    const color = name.startsWith(COLOR_PREFIX) ? name.slice(COLOR_PREFIX.length) : null
    if (color === null) continue
    const failing = theme.contrastPairs.filter(
      (pair) => blamed(pair, set) === color && theme.contrastOf(pair, shown) < pair.minimum,
    )
    if (failing.length > 0) issues.push(contrastIssue(mode, color, override, failing, shown, theme))
  }
  return issues
}

/**
 * The colour that a site must change for a pair: its foreground if the site set it, else its background. A colour that
 * follows from the accent is only chosen if the site set neither.
 */
function blamed(
  { foreground, background }: ContrastPair,
  set: ReadonlyMap<string, TokenOverride>,
): string | null {
  const names = [foreground, background].filter((name) => set.has(COLOR_PREFIX + name))
  return names.find((name) => set.get(COLOR_PREFIX + name)?.isDerived !== true) ?? names[0] ?? null
}

function contrastIssue(
  mode: Mode,
  color: string,
  { place }: TokenOverride,
  failing: readonly ContrastPair[],
  shown: ColorComponents,
  theme: ThemeTokens,
): SiteIssue {
  const concerned = theme.contrastPairs.filter(({ foreground, background }) =>
    [foreground, background].includes(color),
  )
  const nearest = nearestPassingColor(shown[color] ?? [], (components) =>
    concerned.every((pair) => theme.contrastOf(pair, { ...shown, [color]: components }) >= pair.minimum),
  )
  const ratioOf = (pair: ContrastPair): number => theme.contrastOf(pair, shown)
  const uses = [...new Set(failing.map(({ use }) => use))]
  const lines = uses.map((use) =>
    describeWorst(
      failing.filter((pair) => pair.use === use),
      ratioOf,
    ),
  )
  return {
    code: 'token-contrast',
    ...place,
    problem: `In ${mode} mode the contrast of ${hexOf(shown[color] ?? [])} is too low: ${lines.join('; ')}.`,
    hint:
      nearest === null
        ? 'No lightness of this hue passes for every pair: change the colours it is used with, too.'
        : `The nearest colour that passes for every pair is ${nearest}.`,
  }
}

/** The worst of the pairs of one use. */
function describeWorst(pairs: readonly ContrastPair[], ratioOf: (pair: ContrastPair) => number): string {
  const worst = pairs.reduce((low, pair) => (ratioOf(pair) < ratioOf(low) ? pair : low))
  // Truncated, not rounded: 4.499 is not 4.5.
  const ratio = Math.floor(ratioOf(worst) * 100) / 100
  const others = pairs.length === 1 ? '' : `, the worst of ${pairs.length} pairs`
  return `${worst.foreground} on ${worst.background} has ${ratio}:1 and needs ${worst.minimum}:1 (${worst.use}${others})`
}

function hexOf([r = 0, g = 0, b = 0]: readonly number[]): string {
  return formatHex({ mode: 'rgb', r, g, b })
}
