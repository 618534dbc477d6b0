import { isPlain } from '../map-texts.ts'

/** The path at which a list or plain object first stands within itself; null where none does. */
export function findCircle(
  value: unknown,
  path: readonly PropertyKey[] = [],
  around: readonly unknown[] = [],
): readonly PropertyKey[] | null {
  if (!Array.isArray(value) && !isPlain(value)) return null
  if (around.includes(value)) return path
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of entries) {
    const found = findCircle(item, [...path, key], [...around, value])
    if (found !== null) return found
  }
  return null
}
