import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import {
  type ApiDescription,
  type ApiNode,
  childOf,
  entriesOf,
  listOf,
  textOf,
} from '../content-sources/openapi/description.ts'

/** A field of a body, or a value itself. */
export interface Field {
  /** `data[].amountKg`; empty for the body itself. */
  readonly path: string
  /** Types in words, or the name of a schema: its fields are compared once, for the schema. */
  readonly type: string
  readonly isRequired: boolean
  readonly isDeprecated: boolean
  /** Values that it may have; empty where any will do. */
  readonly values: readonly string[]
}

/** Fields in fields in fields: what is deeper has a name in any description that people read. */
const DEEPEST = 12

/** Lists the fields of a schema, by their paths. A schema with a name is one field, so recursion ends. */
export function listFields(schema: ApiNode, api: ApiDescription): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  collect(schema, '', true, { api, fields, depth: 0, isRoot: true })
  return fields
}

interface Context {
  readonly api: ApiDescription
  readonly fields: Map<string, Field>
  readonly depth: number
  /** Whether the schema is the one that is listed: its own name does not end it. */
  readonly isRoot: boolean
}

function collect(schema: ApiNode, path: string, isRequired: boolean, context: Context): void {
  const { api, fields, depth, isRoot } = context
  const found = api.resolve(schema)
  if (found === null || depth > DEEPEST) return
  const { node, schemaName } = found
  const isDeprecated = schema.value.deprecated === true || node.value.deprecated === true
  const isNamed = schemaName !== null && schema.value.$ref !== undefined
  const type = isNamed && !isRoot ? schemaName : typeOf(node, api)
  const values = isNamed && !isRoot ? [] : valuesOf(node)
  if (path !== '' || values.length > 0 || node.value.properties === undefined)
    fields.set(path, { path, type, isRequired, isDeprecated, values })
  if (isNamed && !isRoot) return
  const inner = { ...context, depth: depth + 1, isRoot: false }
  collectParts(node, path, isRequired, inner)
}

function collectParts(node: ApiNode, path: string, isRequired: boolean, context: Context): void {
  const required = new Set(Array.isArray(node.value.required) ? node.value.required : [])
  for (const [name, property] of entriesOf(node, 'properties'))
    collect(property, path === '' ? name : `${path}.${name}`, required.has(name), context)
  const items = childOf(node, 'items')
  if (items !== null) collect(items, `${path}[]`, true, context)
  const others = childOf(node, 'additionalProperties')
  if (others !== null) collect(others, `${path}.*`, false, context)
  for (const part of listOf(node, 'allOf')) collectCombined(part, path, isRequired, context)
  for (const key of ['oneOf', 'anyOf'])
    for (const part of listOf(node, key))
      if (part.value.$ref === undefined) collectParts(part, path, false, context)
}

/** The parts that a schema combines belong to it, whatever their names. */
function collectCombined(part: ApiNode, path: string, isRequired: boolean, context: Context): void {
  const node = context.api.resolve(part)?.node
  if (node === undefined || context.depth > DEEPEST) return
  collectParts(node, path, isRequired, { ...context, depth: context.depth + 1 })
}

/** Types and format of a schema; of a choice those of its parts. */
function typeOf(node: ApiNode, api: ApiDescription): string {
  const { type, nullable } = node.value
  const own = (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string')
  const parts = ['oneOf', 'anyOf'].flatMap((key) =>
    listOf(node, key).map((part) => {
      const found = api.resolve(part)
      return found === null ? 'unknown' : (found.schemaName ?? typeOf(found.node, api))
    }),
  )
  const names = [...new Set([...own, ...parts, ...(nullable === true ? ['null'] : [])])].toSorted(nullLast)
  const format = textOf(node, 'format')
  if (names.length === 0) return 'any'
  return names.map((name) => (name === 'null' || format === '' ? name : `${name} (${format})`)).join(' or ')
}

function nullLast(left: string, right: string): number {
  if (left === 'null' || right === 'null') return left === 'null' ? 1 : -1
  return compareCodePoints(left, right)
}

/** The values of an enumeration, as they are written in JSON. */
function valuesOf({ value }: ApiNode): readonly string[] {
  const values = Array.isArray(value.enum) ? value.enum : value.const === undefined ? [] : [value.const]
  return values.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
}
