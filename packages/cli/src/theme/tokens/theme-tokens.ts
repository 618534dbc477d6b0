/** sRGB components from 0 to 1 by colour name. */
export type ColorComponents = Readonly<Record<string, readonly number[]>>

/** Two colours that a theme puts together. */
export interface ContrastPair {
  readonly foreground: string
  readonly background: string
  readonly minimum: number
  /** What of which component the two are. */
  readonly use: string
}

interface ColorToken {
  readonly $value: { readonly components: readonly number[] }
}

/** What the commands ask of a theme's `./tokens` door. */
export interface ThemeTokens {
  /**
   * Tokens in the format of the Design Tokens Community Group: colours by mode, every other group by name. A group's
   * members whose names begin with `$` are no tokens.
   */
  readonly tokens: {
    readonly color: {
      readonly light: Readonly<Record<string, ColorToken>>
      readonly dark: Readonly<Record<string, ColorToken>>
    }
  }
  readonly contrastPairs: readonly ContrastPair[]
  /** Contrast of a pair after WCAG 2.2, with the colours of one mode. */
  contrastOf(pair: ContrastPair, colors: ColorComponents): number
}

/** Whether a module is a theme's tokens door. */
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

/** Names of the custom properties that a theme's tokens become: `color.light.accent` is `--fyr-color-accent`. */
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
