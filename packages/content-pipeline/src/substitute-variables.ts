/** Values by name: `product.name` -> `Tidevann`. */
export type Variables = ReadonlyMap<string, string>

const VARIABLE = /\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu

/** `text` with every known `{{ name }}` replaced; unknown names stay as written. */
export function substituteVariables(text: string, variables: Variables): string {
  return text.includes('{{')
    ? text.replaceAll(VARIABLE, (written, name: string) => variables.get(name) ?? written)
    : text
}

/** As `substituteVariables` in HTML, where a value stays text. */
export function substituteInHtml(html: string, variables: Variables): string {
  if (!html.includes('{{')) return html
  const escaped = [...variables].map(([name, value]): [string, string] => [name, escapeHtml(value)])
  return substituteVariables(html, new Map(escaped))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}

/**
 * Whether the text at the end of a path, in the object `owner`, is Markdown or HTML. Its variables are filled in once it
 * has been parsed, so that no value becomes markup.
 */
export type IsMarkup = (path: readonly PropertyKey[], owner: Readonly<Record<string, unknown>>) => boolean

/** A copy of plain data (as YAML or JSON gives it) with the variables in every text and key replaced, but not in markup. */
export function substituteInValue(
  value: unknown,
  variables: Variables,
  isMarkup: IsMarkup = () => false,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return substituteVariables(value, variables)
  if (Array.isArray(value)) {
    return value.map((item, index) => substituteInValue(item, variables, isMarkup, [...path, index]))
  }
  // What is no plain data, such as an expression among a plugin's options, stays itself.
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const inner = [...path, key]
      const isKept = typeof item === 'string' && isMarkup(inner, value)
      return [
        substituteVariables(key, variables),
        isKept ? item : substituteInValue(item, variables, isMarkup, inner),
      ]
    }),
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
