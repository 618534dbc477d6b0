import type { Element } from 'hast'

/** A property of an element as a string; null when it is absent or empty. Numbers are converted. */
export function stringProperty(node: Element, name: string): string | null {
  const value = node.properties[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
