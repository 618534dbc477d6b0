import type { ColorName } from './color-name.ts'
import source from './fyr.tokens.json' with { type: 'json' }

/** One design value. */
export interface Token<Value> {
  readonly $value: Value
  readonly $description?: string
}

/** A colour: sRGB components from 0 to 1, and the same in hexadecimal. */
export interface ColorValue {
  readonly colorSpace: string
  readonly components: readonly number[]
  readonly hex: string
}

/** A length or a time with its unit. */
export interface Measure {
  readonly value: number
  readonly unit: string
}

/** Values of one type under their names. */
export interface TokenGroup<Value> {
  readonly $type: string
  readonly [name: string]: Token<Value> | string
}

/** Colours of one mode. */
export type ColorMode = Readonly<Record<ColorName, Token<ColorValue>>>

/** All design values of the theme. */
export interface Tokens {
  readonly $description: string
  readonly color: { readonly $type: string; readonly light: ColorMode; readonly dark: ColorMode }
  readonly font: TokenGroup<readonly string[]>
  readonly weight: TokenGroup<number>
  readonly text: TokenGroup<Measure>
  readonly leading: TokenGroup<number>
  readonly space: TokenGroup<Measure>
  readonly radius: TokenGroup<Measure>
  readonly size: TokenGroup<Measure>
  readonly duration: TokenGroup<Measure>
}

/**
 * The theme's design values in the format of the Design Tokens Community Group. The custom properties of the style
 * sheet are generated from the same file: `color.light.accent` is `--fyr-color-accent` in light mode, `space.4` is
 * `--fyr-space-4`.
 */
export const tokens: Tokens = source
