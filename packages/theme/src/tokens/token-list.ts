import { type ContrastPair, contrastPairs, moreContrastPairs } from './contrast-pairs.ts'
import { type ColorValue, type Measure, type Token, tokens } from './tokens.ts'

/** A token as a list shows it. */
export interface ListedToken {
  /** Name of its custom property: `--fyr-color-accent`. */
  readonly property: string
  /** Its group: `color`, `space`. */
  readonly group: string
  /** Its name in the group. */
  readonly name: string
  /** Its use in the theme. */
  readonly use: string
  /** Its value in each mode as CSS; only colours differ. */
  readonly light: string
  readonly dark: string
  /** The pairs of colours that it is a part of. */
  readonly pairs: readonly ContrastPair[]
}

/** Every token of the theme with its use, its values and its contrast pairs. */
export function listTokens(): readonly ListedToken[] {
  const { color, $description: _, ...groups } = tokens
  const pairs = [...contrastPairs, ...moreContrastPairs]
  const colors = tokensOf(color.light).map(([name, token]) => ({
    ...listed('color', name, token),
    dark: cssValue(tokensOf(color.dark).find(([other]) => other === name)?.[1].$value),
    pairs: pairs.filter((pair) => colorsOf(pair).includes(name)),
  }))
  const others = Object.entries(groups).flatMap(([group, members]) =>
    tokensOf(members).map(([name, token]) => listed(group, name, token)),
  )
  return [...colors, ...others]
}

function colorsOf({ foreground, background, tint }: ContrastPair): readonly string[] {
  return [foreground, background, ...(tint ? [tint.color] : [])]
}

function listed(group: string, name: string, { $value, $description = '' }: Token<unknown>): ListedToken {
  const value = cssValue($value)
  const property = `--fyr-${group}-${name}`
  return { property, group, name, use: $description, light: value, dark: value, pairs: [] }
}

/** Names and tokens of a group, without what is said of the whole. */
function tokensOf(group: object): readonly (readonly [name: string, token: Token<unknown>])[] {
  return Object.entries(group).filter(([name]) => !name.startsWith('$'))
}

/** A value as the style sheet writes it. */
function cssValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(fontName).join(', ')
  if (isMeasure(value)) return `${value.value}${value.unit}`
  return isColor(value) ? value.hex : String(value)
}

function fontName(name: string): string {
  return name.includes(' ') ? `'${name}'` : name
}

function isMeasure(value: unknown): value is Measure {
  return typeof value === 'object' && value !== null && 'unit' in value
}

function isColor(value: unknown): value is ColorValue {
  return typeof value === 'object' && value !== null && 'hex' in value
}
