/** A value that the key may have: an example of the schema's own, else one that its type allows; undefined without any. */
export function exampleOf(schema) {
  const { examples, enum: values, default: fallback } = schema
  if (schema.const !== undefined) return schema.const
  if (examples?.length > 0) return examples[0]
  if (values !== undefined) return values.find((value) => value !== fallback)
  if (schema.type === 'boolean') return fallback !== true
  if (schema.anyOf !== undefined) {
    const inner = schema.anyOf.map(exampleOf).find((value) => value !== undefined)
    if (inner !== undefined && typeof inner !== 'boolean') return inner
  }
  if (schema.properties !== undefined) return exampleObject(schema)
  const item = schema.items === undefined ? undefined : exampleOf(schema.items)
  if (item !== undefined) return [item]
  return isEmpty(fallback) ? undefined : fallback
}

/** The required keys, or else the first one that has an example. */
function exampleObject({ properties, required = [] }) {
  const entries = Object.entries(properties).map(([key, value]) => [key, value.const ?? exampleOf(value)])
  const known = entries.filter(([, value]) => value !== undefined)
  const wanted = known.filter(([key]) => required.includes(key) && properties[key].default === undefined)
  const shown = wanted.length > 0 ? wanted : known.slice(0, 1)
  return shown.length === 0 ? undefined : Object.fromEntries(shown)
}

function isEmpty(value) {
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  )
}

/** A value on one line, as `ts`, `yaml` or `json` writes it. */
export function formatValue(value, language) {
  if (Array.isArray(value)) return `[${value.map((item) => formatValue(item, language)).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([key, item]) => `${formatKey(key, language)}: ${formatValue(item, language)}`,
    )
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  if (typeof value !== 'string') return String(value)
  if (language === 'ts') return `'${value.replaceAll("'", String.raw`\'`)}'`
  return language === 'yaml' &&
    /^(?!true$|false$|null$)[\p{L}./][\p{L}\p{N} ./:-]*$/u.test(value) &&
    !/: /.test(value)
    ? value
    : JSON.stringify(value)
}

function formatKey(key, language) {
  if (language === 'json') return JSON.stringify(key)
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : language === 'ts' ? `'${key}'` : JSON.stringify(key)
}
