import type { Literal } from '../document/literal.ts'

const sizes = new WeakMap<object, number>()

/** Characters of a number, and of a name or comma around a value. */
const SMALL = 8

/**
 * About the number of characters that a value takes written out. A value can contain another one many times, so what is known
 * of a list or an object is not counted again.
 */
export function sizeOf(value: Literal): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return SMALL
  const known = sizes.get(value)
  if (known !== undefined) return known
  let size = SMALL
  for (const [name, inner] of Object.entries(value)) size += name.length + SMALL + sizeOf(inner)
  sizes.set(value, size)
  return size
}
