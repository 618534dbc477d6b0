/** Values by name: `product.name` -> `Tidevann`. */
export type Variables = ReadonlyMap<string, string>

const VARIABLE = /\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu

/** `text` with every known `{{ name }}` replaced; unknown names stay as written. */
export function substituteVariables(text: string, variables: Variables): string {
  return text.includes('{{')
    ? text.replaceAll(VARIABLE, (written, name: string) => variables.get(name) ?? written)
    : text
}

/** A copy of plain data (as YAML or JSON gives it) with the variables in every text and key replaced. */
export function substituteInValue(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return substituteVariables(value, variables)
  if (Array.isArray(value)) return value.map((item) => substituteInValue(item, variables))
  // What is no plain data, such as an expression among a plugin's options, stays itself.
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      substituteVariables(key, variables),
      substituteInValue(item, variables),
    ]),
  )
}

/** Whether a value is a plain object: keys and values, and nothing else. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Names in `text` that look like ours, beginning with `product.`, but are not known, each with its offset. Other unknown
 * names are left alone: `{{ secrets.TOKEN }}` belongs to somebody else's template.
 */
export function findUnknownVariables(text: string, variables: Variables): { name: string; offset: number }[] {
  return [...text.matchAll(VARIABLE)].flatMap((match) => {
    const name = match[1] ?? ''
    return name.startsWith('product.') && !variables.has(name) ? [{ name, offset: match.index }] : []
  })
}
