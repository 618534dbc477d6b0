import type { Element } from 'hast'

/** Gives a property of an element as text; null when it is absent or empty. Numbers are written out. */
export function stringProperty(node: Element, name: string): string | null {
  const value = node.properties[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
