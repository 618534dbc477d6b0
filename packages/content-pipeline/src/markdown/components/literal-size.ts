import type { Literal } from '../document/literal.ts'

const sizes = new WeakMap<object, number>()

/** Quotes or brackets, or a colon and a comma, around a value or a name. */
const AROUND = 2

/**
 * About the number of characters that a value takes written out. A value can contain another one many times, so what is known
 * of a list or an object is not counted again.
 */
export function sizeOf(value: Literal): number {
  if (typeof value !== 'object' || value === null) return String(value).length
  const known = sizes.get(value)
  if (known !== undefined) return known
  let size = AROUND
  if (Array.isArray(value)) for (const inner of value) size += AROUND + sizeOf(inner)
  else for (const [name, inner] of Object.entries(value)) size += name.length + 2 * AROUND + sizeOf(inner)
  sizes.set(value, size)
  return size
}
