import { clampChroma, converter, formatHex, type Oklch, wcagLuminance } from 'culori'
import { nearestPassingColor } from './nearest-passing-color.ts'
import { resolveColor } from './resolve-color.ts'
import type { ContrastPair, Mode, ThemeTokens } from './theme-tokens.ts'

const toOklch = converter('oklch')

/** Hues closer than this, in degrees, look alike. */
const SIMILAR_HUE = 45
/** A colour with less chroma looks grey. */
const GREY_CHROMA = 0.03
/** Number of bisection steps between black and white: enough for 8 bits a channel. */
const HALVINGS = 16

/** A palette while it is computed: colours of one mode by name, as sRGB components from 0 to 1. */
type Colors = Record<string, readonly number[]>

/**
 * The colours of a theme in one mode with the hue of an accent, in hexadecimal: those that follow the accent, by name. Each
 * keeps the luminance that the theme gives it, so it keeps its contrast with every other colour. The accent itself is taken
 * as it is where it passes for every pair, and else with the luminance of the theme's own.
 *
 * @param accent sRGB components from 0 to 1
 */
export function accentPalette(
  accent: readonly number[],
  mode: Mode,
  theme: ThemeTokens,
): ReadonlyMap<string, string> {
  const own = componentsOf(theme, mode)
  const brand = oklchOf(accent)
  const before = oklchOf(componentsOf(theme, 'light')['accent'] ?? [])
  const turn = brand.c < GREY_CHROMA ? 0 : (brand.h ?? 0) - (before.h ?? 0)
  const strength = brand.c / before.c
  const pairs = [...theme.contrastPairs, ...(theme.moreContrastPairs ?? [])]
  const colors: Colors = { ...own }
  const following = (theme.accentColors ?? []).filter(
    ({ distinctFrom = [] }) => !distinctFrom.some((other) => looksLike(brand, own[other] ?? [])),
  )
  // Colours around the accent never gain chroma, however strong the accent is.
  for (const { name } of following) colors[name] = turned(own[name] ?? [], turn, Math.min(1, strength))
  const take = (name: string, wanted: readonly number[]): void => {
    colors[name] = passes(name, wanted, colors, pairs, theme)
      ? wanted
      : turned(own[name] ?? [], turn, strength)
  }
  take('accent', accent)
  take('accent-strong', strongerThan(colors['accent'] ?? [], own))
  for (const { name } of following) settle(name, colors, pairs, theme)
  return new Map(following.map(({ name }) => [name, hexOf(colors[name] ?? [])]))
}

/** A colour with another hue and a share of its chroma, and with the same luminance. */
function turned(components: readonly number[], turn: number, share: number): readonly number[] {
  const color = oklchOf(components)
  const wanted = wcagLuminance(rgbOf(components))
  const c = color.c * share
  const h = (color.h ?? 0) + turn
  let [low, high] = [0, 1]
  for (let step = 0; step < HALVINGS; step += 1) {
    const l = (low + high) / 2
    if (wcagLuminance(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) < wanted) low = l
    else high = l
  }
  return shownComponents({ mode: 'oklch', l: (low + high) / 2, c, h })
}

/** The hover colour of the accent: as far from the accent as the theme's hover colour is from the theme's accent. */
function strongerThan(accent: readonly number[], own: Colors): readonly number[] {
  const color = oklchOf(accent)
  const [from, to] = [oklchOf(own['accent'] ?? []), oklchOf(own['accent-strong'] ?? [])]
  return shownComponents({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, color.l + to.l - from.l)),
    c: (color.c * to.c) / from.c,
    h: (color.h ?? 0) + (to.h ?? 0) - (from.h ?? 0),
  })
}

/** Moves a colour to the nearest lightness that passes: rounding to 8 bits can cost a pair its last hundredth. */
function settle(name: string, colors: Colors, pairs: readonly ContrastPair[], theme: ThemeTokens): void {
  const isPassing = (components: readonly number[]): boolean => passes(name, components, colors, pairs, theme)
  const now = colors[name] ?? []
  if (isPassing(now)) return
  const nearest = nearestPassingColor(now, isPassing)
  const found = nearest === null ? null : resolveColor(nearest, () => undefined)
  if (found !== null && 'components' in found) colors[name] = found.components
}

function passes(
  name: string,
  components: readonly number[],
  colors: Colors,
  pairs: readonly ContrastPair[],
  theme: ThemeTokens,
): boolean {
  const shown = { ...colors, [name]: components }
  return pairs.every(
    (pair) =>
      ![pair.foreground, pair.background].includes(name) || theme.contrastOf(pair, shown) >= pair.minimum,
  )
}

function looksLike(brand: Oklch, other: readonly number[]): boolean {
  const between = Math.abs((brand.h ?? 0) - (oklchOf(other).h ?? 0)) % 360
  return brand.c < GREY_CHROMA || Math.min(between, 360 - between) < SIMILAR_HUE
}

function componentsOf({ tokens }: ThemeTokens, mode: Mode): Colors {
  return Object.fromEntries(
    Object.entries(tokens.color[mode]).map(([name, { $value }]) => [name, $value.components]),
  )
}

/** The components as a screen shows them: within its range and in 8 bits a channel. */
function shownComponents(color: Oklch): readonly number[] {
  const found = resolveColor(formatHex(clampChroma(color, 'oklch')), () => undefined)
  if ('components' in found) return found.components
  throw new RangeError('A hexadecimal colour can always be measured.')
}

function oklchOf(components: readonly number[]): Oklch {
  return toOklch(rgbOf(components))
}

function hexOf(components: readonly number[]): string {
  return formatHex(rgbOf(components))
}

function rgbOf([r = 0, g = 0, b = 0]: readonly number[]) {
  return { mode: 'rgb', r, g, b } as const
}
