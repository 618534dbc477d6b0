/**
 * Whether the string at the end of a path, in the object `owner`, is Markdown or HTML. Its variables are inserted after
 * parsing, so that no value becomes markup.
 */
export type IsMarkup = (path: readonly PropertyKey[], owner: Readonly<Record<string, unknown>>) => boolean

/** How to change the strings and the keys of plain data. */
export interface TextChanges {
  readonly text: (text: string) => string
  readonly key?: (key: string) => string
  readonly isMarkup?: IsMarkup | undefined
}

/** A copy of plain data (from YAML or JSON) with every string except markup, and every key, changed. */
export function mapTexts(value: unknown, changes: TextChanges, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === 'string') return changes.text(value)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, changes, [...path, index]))
  // Anything else, such as a regular expression among a plugin's options, is kept.
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const inner = [...path, key]
      const isKept = typeof item === 'string' && changes.isMarkup?.(inner, value)
      return [changes.key?.(key) ?? key, isKept ? item : mapTexts(item, changes, inner)]
    }),
  )
}

/** Whether a value is a plain object. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
