import { type IsMarkup, isPlain } from '../substitute-variables.ts'

/**
 * Plain data with the lines of every text joined into one, as `title: >` and `description: |` leave line ends behind that
 * no title or label can have. Markup keeps its lines.
 */
export function joinLines(
  value: unknown,
  isMarkup: IsMarkup = () => false,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.includes('\n') ? value.trim().replaceAll(/\s*\n\s*/g, ' ') : value
  }
  if (Array.isArray(value)) return value.map((item, index) => joinLines(item, isMarkup, [...path, index]))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const inner = [...path, key]
      const isKept = typeof item === 'string' && isMarkup(inner, value)
      return [key, isKept ? item : joinLines(item, isMarkup, inner)]
    }),
  )
}
