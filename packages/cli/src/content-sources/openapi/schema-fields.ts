import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'
import { asCell, asCode, table } from './markdown.ts'

/** Gives the link of a schema's page, by its name; null for one without a page. */
export type LinkSchema = (name: string) => string | null

export interface FieldsContext {
  readonly api: ApiDescription
  readonly linkSchema: LinkSchema
}

/** A schema in a schema in a schema: what is deeper stands in the example. */
const DEEPEST_FIELDS = 3

/** More fields than anybody reads; pages stay of a size. */
const MOST_FIELDS = 400

/** The fields of an object as a table; empty for a schema without any. A schema with a name is a link, so recursion ends. */
export function fieldsTable(schema: ApiNode, context: FieldsContext): string {
  const rows = rowsOf(schema, '', context, { depth: 0, seen: new Set(), budget: { left: MOST_FIELDS } })
  return rows.length === 0 ? '' : table(['Field', 'Type', 'Required', 'Description'], rows)
}

interface Position {
  readonly depth: number
  /** Objects whose fields are being listed. */
  readonly seen: ReadonlySet<object>
  /** Fields and parts that may still be listed: parts may have parts in common. */
  readonly budget: { left: number }
}

function rowsOf(
  schema: ApiNode,
  prefix: string,
  context: FieldsContext,
  { depth, seen, budget }: Position,
): string[][] {
  const node = context.api.resolve(schema)?.node
  if (node === undefined || seen.has(node.value) || depth > DEEPEST_FIELDS) return []
  const inner = { depth, seen: new Set([...seen, node.value]), budget }
  const required = new Set(Array.isArray(node.value.required) ? node.value.required : [])
  const inherited = listOf(node, 'allOf').flatMap((part) => {
    budget.left -= 1
    return budget.left < 0 ? [] : rowsOf(part, prefix, context, inner)
  })
  const own = entriesOf(node, 'properties').flatMap(([name, property]) => {
    budget.left -= 1
    if (budget.left < 0) return []
    const path = `${prefix}${name}`
    const row = [
      asCode(path),
      typeOf(property, context),
      required.has(name) ? 'yes' : 'no',
      describe(property, context),
    ]
    return [row, ...nestedRows(property, path, context, { ...inner, depth: depth + 1 })]
  })
  return [...inherited, ...own]
}

/** Fields of an object that has no page of its own. */
function nestedRows(property: ApiNode, path: string, context: FieldsContext, position: Position): string[][] {
  if (property.value.$ref !== undefined) return []
  const items = childOf(property, 'items')
  if (items !== null)
    return items.value.$ref === undefined ? rowsOf(items, `${path}[].`, context, position) : []
  return rowsOf(property, `${path}.`, context, position)
}

/** A type in words, with links to schemas that have pages. */
export function typeOf(schema: ApiNode, context: FieldsContext, depth = 0): string {
  const resolved = context.api.resolve(schema)
  if (resolved === null) return 'unknown'
  const { node, schemaName } = resolved
  const link = schemaName === null || schema === node ? null : context.linkSchema(schemaName)
  if (link !== null && schemaName !== null) return `[${asCell(schemaName).replaceAll(/[[\]]/g, '')}](${link})`
  if (depth > DEEPEST_FIELDS) return 'object'
  const withNull = node.value.nullable === true ? ' or null' : ''
  for (const [key, word] of COMBINED) {
    const parts = listOf(node, key)
    if (parts.length > 0) {
      const types = [...new Set(parts.map((part) => typeOf(part, context, depth + 1)))]
      return `${types.length === 1 ? '' : word}${types.join(', ')}${withNull}`
    }
  }
  return `${plainType(node, context, depth)}${withNull}`
}

const COMBINED = [
  ['oneOf', 'one of: '],
  ['anyOf', 'any of: '],
  ['allOf', 'all of: '],
] as const

function plainType(node: ApiNode, context: FieldsContext, depth: number): string {
  const { type } = node.value
  const items = childOf(node, 'items')
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array')) || items !== null
  const orNull = Array.isArray(type) && type.includes('null') ? ' or null' : ''
  if (isList) return `${items === null ? 'list' : `list of ${typeOf(items, context, depth + 1)}`}${orNull}`
  const values = childOf(node, 'additionalProperties')
  if (values !== null) return `map of ${typeOf(values, context, depth + 1)}`
  const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string').map(asCell)
  const format = textOf(node, 'format')
  const base = names.length === 0 ? guess(node) : names.join(' or ')
  return format === '' ? base : `${base} (${asCell(format)})`
}

function guess(node: ApiNode): string {
  if (childOf(node, 'properties') !== null) return 'object'
  const [value] = Array.isArray(node.value.enum) ? node.value.enum : [node.value.const]
  return value === undefined || value === null ? 'any' : typeof value
}

/** What a field means, and what its values may be. */
export function describe(schema: ApiNode, { api }: FieldsContext): string {
  const node = api.resolve(schema)?.node ?? schema
  const { value } = node
  const own = textOf(schema, 'description') || textOf(node, 'description')
  const notes = [
    value.deprecated === true || schema.value.deprecated === true ? '**Deprecated.**' : '',
    asSentence(own),
    value.readOnly === true ? 'Read only.' : '',
    value.writeOnly === true ? 'Write only.' : '',
    listValues(value.enum),
    value.const === undefined ? '' : `Always ${valueCode(value.const)}.`,
    rangeOf(value, 'minimum', 'maximum', ''),
    rangeOf(value, 'minLength', 'maxLength', ' characters'),
    rangeOf(value, 'minItems', 'maxItems', ' entries'),
    typeof value.pattern === 'string' ? `Pattern ${asCode(value.pattern)}.` : '',
    value.default === undefined ? '' : `Default ${valueCode(value.default)}.`,
  ]
  return notes.filter((note) => note !== '').join(' ')
}

/** Notes follow it. */
function asSentence(text: string): string {
  const cell = asCell(text)
  return cell === '' || /[.!?:]$/.test(cell) ? cell : `${cell}.`
}

/** A list of values that is longer is in the description itself. */
const MOST_VALUES = 40

function listValues(values: unknown): string {
  if (!Array.isArray(values) || values.length === 0) return ''
  const shown = values.slice(0, MOST_VALUES).map(valueCode).join(', ')
  return `One of ${shown}${values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : ''}.`
}

function valueCode(value: unknown): string {
  return asCode(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))
}

function rangeOf(value: Readonly<Record<string, unknown>>, low: string, high: string, unit: string): string {
  const [from, to] = [value[low], value[high]]
  if (typeof from === 'number' && typeof to === 'number') return `${from} to ${to}${unit}.`
  if (typeof from === 'number') return `At least ${from}${unit}.`
  return typeof to === 'number' ? `At most ${to}${unit}.` : ''
}
