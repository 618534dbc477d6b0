/**
 * Adds messages to the text of a JSON object, after the existing ones, and returns the added keys. Existing keys and
 * every other character are kept. Null when it is not a plain JSON object.
 */
export function addTexts(
  json: string,
  texts: Readonly<Record<string, string>>,
): { readonly text: string; readonly added: readonly string[] } | null {
  const known = parseObject(json)
  if (known === null) return null
  const added = Object.keys(texts).filter((key) => !Object.hasOwn(known, key))
  if (added.length === 0) return { text: json, added }
  const [lineEnd = '\n'] = /\r?\n/.exec(json) ?? []
  const [, indent = '  '] = /^([ \t]+)"/m.exec(json) ?? []
  const end = json.lastIndexOf('}')
  const before = json.slice(0, end).trimEnd()
  const lines = added.map((key) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(texts[key])}`)
  const comma = Object.keys(known).length > 0 ? ',' : ''
  const text = `${before}${comma}${lineEnd}${lines.join(`,${lineEnd}`)}${lineEnd}${json.slice(end)}`
  return { text, added }
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
