import { isPlain, type IsMarkup, mapTexts } from './map-texts.ts'

/** Values by name: `product.name` -> `Tidevann`. */
export type Variables = ReadonlyMap<string, string>

/** Replaces the backslash of `\\{{ name }}` while Markdown is parsed, which would drop it: a letter to the parser. */
export const VERBATIM = '\uE0F1'

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.-]*`

const VARIABLE = new RegExp(String.raw`(\\|${VERBATIM})?\{\{\s*(${NAME})\s*\}\}`, 'gu')

/** What may be around a name in Markdown: a line may end there, and the next one of a quote begins with its mark. */
const SPACE = String.raw`[ \t]*(?:\r?\n[ \t>]*)?`

/** A backslash, itself not escaped, before a variable. */
const ESCAPED = new RegExp(String.raw`(?<!\\)((?:\\\\)*)\\(?=\{\{${SPACE}${NAME}${SPACE}\}\})`, 'gu')

/** Markdown or code with {@link VERBATIM} for the backslash of `\\{{ name }}`. Every letter keeps its place. */
export function markEscapes(markdown: string): string {
  return markdown.replaceAll(ESCAPED, `$1${VERBATIM}`)
}

/**
 * `text` with every known `{{ name }}` replaced; unknown names stay as written. After `escape` every name stays as written, and
 * the escape disappears: an author need not know which names the site has.
 */
export function substituteVariables(text: string, variables: Variables, escape = '\\'): string {
  if (!text.includes('{{')) return text
  return text.replaceAll(VARIABLE, (written, before = '', name: string) => {
    if (before === escape) return written.slice(escape.length)
    const value = variables.get(name)
    return value === undefined ? written : before + value
  })
}

/** Whether a name is one of ours, known or misspelt. */
function isOwnVariable(name: string, variables: Variables): boolean {
  return variables.has(name) || name.startsWith('product.')
}

/** Like `substituteVariables`, for HTML, where a value stays text. */
export function substituteInHtml(html: string, variables: Variables, escape?: string): string {
  if (!html.includes('{{')) return html
  const escaped = [...variables].map(([name, value]): [string, string] => [name, escapeHtml(value)])
  return substituteVariables(html, new Map(escaped), escape)
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

/** A copy of plain data (from YAML or JSON) with the variables in every string and key replaced, except in markup. */
export function substituteInValue(value: unknown, variables: Variables, isMarkup?: IsMarkup): unknown {
  const substitute = (text: string): string => substituteVariables(text, variables)
  return mapTexts(value, { text: substitute, key: substitute, isMarkup })
}

/** Maps a path in the result of `substituteInValue` to the path in `value`, whose keys may contain variables. */
export function writtenPath(
  value: unknown,
  path: readonly PropertyKey[],
  variables: Variables,
): readonly PropertyKey[] {
  let inner = value
  return path.map((part) => {
    const keys = isPlain(inner) && !Object.hasOwn(inner, part) ? Object.keys(inner) : []
    const written = keys.find((key) => substituteVariables(key.normalize('NFC'), variables) === part) ?? part
    inner = isPlain(inner) || Array.isArray(inner) ? Reflect.get(inner, written) : undefined
    return written
  })
}

/**
 * Unknown names in `text` that look like ours, starting with `product.`, each with its offset. Other unknown names are
 * ignored: `{{ secrets.TOKEN }}` belongs to another template language.
 */
export function findUnknownVariables(text: string, variables: Variables): { name: string; offset: number }[] {
  return [...text.matchAll(VARIABLE)].flatMap((match) => {
    const [, escape, name = ''] = match
    const isUnknown = escape === undefined && isOwnVariable(name, variables) && !variables.has(name)
    return isUnknown ? [{ name, offset: match.index }] : []
  })
}
