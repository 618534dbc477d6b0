import { clampRgb, converter, parse } from 'culori'

const toRgb = converter('rgb')
const VARIABLE = /^var\(\s*(--[\w-]+)\s*(?:,([\s\S]*))?\)$/

/** Why a colour cannot be measured. */
export type UnmeasurableReason = 'unknown' | 'transparent' | 'circle'

/** A colour that can be measured, or why it cannot. */
export type ResolvedColor =
  | { readonly components: readonly number[] }
  | { readonly reason: UnmeasurableReason }

/**
 * Turns a CSS value into sRGB components: names, hexadecimal numbers, `rgb()`, `hsl()`, `hwb()`, `lab()`, `oklch()` and
 * similar, and `var()` of names that `valueOf` knows.
 */
export function resolveColor(
  value: string,
  valueOf: (property: string) => string | undefined,
  seen: readonly string[] = [],
): ResolvedColor {
  const text = value.trim()
  const [isVariable, property = '', fallback] = VARIABLE.exec(text) ?? []
  if (isVariable !== undefined) {
    if (seen.includes(property)) return { reason: 'circle' }
    const next = valueOf(property) ?? fallback
    return next === undefined ? { reason: 'unknown' } : resolveColor(next, valueOf, [...seen, property])
  }
  const color = toRgb(parse(text))
  if (!color) return { reason: 'unknown' }
  if (color.alpha !== undefined && color.alpha < 1) return { reason: 'transparent' }
  const { r, g, b } = clampRgb(color)
  return { components: [r, g, b] }
}
