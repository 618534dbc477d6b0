/** sRGB components from 0 to 1 by colour name. */
export type ColorComponents = Readonly<Record<string, readonly number[]>>

/** Two colours that a theme combines. */
export interface ContrastPair {
  readonly foreground: string
  readonly background: string
  readonly minimum: number
  /** Which component uses the pair, and for what. */
  readonly use: string
}

/** A colour that follows the accent of a site. */
export interface AccentColor {
  readonly name: string
  /** Colours with another meaning. If the accent looks like one of them, this colour keeps its value. */
  readonly distinctFrom?: readonly string[]
}

interface ColorToken {
  readonly $value: { readonly components: readonly number[] }
}

/** A token as a theme lists it. */
export interface ListedToken {
  /** Name of its custom property. */
  readonly property: string
  /** The group that it belongs to: `color`, `space`. */
  readonly group: string
  /** Its use in the theme. */
  readonly use: string
  /** Its value in each mode as CSS. */
  readonly light: string
  readonly dark: string
  /** The pairs of colours that it is a part of. */
  readonly pairs: readonly ContrastPair[]
}

/** The exports of a theme's `./tokens` entry point that the commands use. */
export interface ThemeTokens {
  /**
   * Tokens in the format of the Design Tokens Community Group: colours by mode, every other group by name. Members
   * whose names start with `$` are not tokens.
   */
  readonly tokens: {
    readonly color: {
      readonly light: Readonly<Record<string, ColorToken>>
      readonly dark: Readonly<Record<string, ColorToken>>
    }
  }
  readonly contrastPairs: readonly ContrastPair[]
  /**
   * Additional pairs for readers who ask their system for more contrast; absent in a theme that does not provide them.
   */
  readonly moreContrastPairs?: readonly ContrastPair[]
  /** Colours that follow the accent of a site; absent for a theme without an accent. */
  readonly accentColors?: readonly AccentColor[]
  /** Every token with its use; absent in a theme that does not list them. */
  listTokens?(): readonly ListedToken[]
  /** Contrast of a pair by WCAG 2.2, with the colours of one mode. */
  contrastOf(pair: ContrastPair, colors: ColorComponents): number
}

/** Whether a module is a theme's tokens entry point. */
export function isThemeTokens(module: unknown): module is ThemeTokens {
  return (
    typeof module === 'object' &&
    module !== null &&
    ['tokens', 'contrastPairs', 'contrastOf'].every((name) => Object.hasOwn(module, name))
  )
}

export type Mode = 'light' | 'dark'

export const MODES = ['light', 'dark'] as const

export const COLOR_PREFIX = '--fyr-color-'

/** Names of the custom properties of a theme's tokens: `color.light.accent` is `--fyr-color-accent`. */
export function tokenProperties({ tokens }: ThemeTokens): string[] {
  const { color, ...groups } = tokens
  const others = Object.entries(groups)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, group]) => namesOf(group).map((token) => `--fyr-${name}-${token}`))
  return [...namesOf(color.light).map((name) => COLOR_PREFIX + name), ...others]
}

function namesOf(group: unknown): string[] {
  return typeof group === 'object' && group !== null
    ? Object.keys(group).filter((name) => !name.startsWith('$'))
    : []
}
