import type { ColorName } from './color-name.ts'
import type { ContrastPair } from './contrast-pairs.ts'

/** sRGB components from 0 to 1 of every colour. */
export type ColorComponents = Readonly<Record<ColorName, readonly number[]>>

/** The contrast of a pair by WCAG 2.2, from 1 to 21, with the colours of one mode. */
export function contrastOf({ foreground, background, tint }: ContrastPair, colors: ColorComponents): number {
  const ground = colors[background]
  const behind = tint
    ? ground.map((value, index) => value + ((colors[tint.color][index] ?? value) - value) * tint.share)
    : ground
  return contrastRatio(colors[foreground], behind)
}

/**
 * The contrast of two colours by WCAG 2.2, from 1 to 21.
 *
 * @param a sRGB components from 0 to 1
 * @param b sRGB components from 0 to 1
 */
export function contrastRatio(a: readonly number[], b: readonly number[]): number {
  const first = luminance(a)
  const second = luminance(b)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(components: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = components.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
