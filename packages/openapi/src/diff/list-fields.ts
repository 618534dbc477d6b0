import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf } from '../pages/description.ts'
import { LIMITS, type SchemaView, viewSchema } from '../pages/schema-view.ts'
import { ORDER, type Place } from './find-differences.ts'

/** A field of a body, or a value itself. */
export interface Field extends Pick<SchemaView, 'isDeprecated' | 'isReadOnly' | 'isWriteOnly' | 'limits'> {
  /** `data[].amountKg`; empty for the body itself. */
  readonly path: string
  /** Types in words, or the name of a schema: its fields are compared once, for the schema. */
  readonly type: string
  readonly isRequired: boolean
  /** Values that it may have; null where any will do. */
  readonly values: readonly string[] | null
  /** What a value must be besides, by the name of the rule. */
  readonly rules: ReadonlyMap<RuleName, string>
  /** Whether it may have fields that are not described: any, those of one schema, or none. */
  readonly others: 'any' | 'some' | 'none'
  /** Where this is written. */
  readonly places: readonly Place[]
  /** Where the field as a whole is written. */
  readonly whole: readonly Place[]
}

export type RuleName = (typeof RULES)[number]

const RULES = ['pattern', 'multipleOf', 'uniqueItems'] as const

/** A value of which nothing is said. */
export const ANY_FIELD: Field = {
  path: '',
  type: 'any',
  isRequired: false,
  isDeprecated: false,
  isReadOnly: false,
  isWriteOnly: false,
  values: null,
  limits: new Map(),
  rules: new Map(),
  others: 'any',
  places: [],
  whole: [],
}

/** Keys of a schema that are compared for a field, but for its type. */
const COMPARED = [
  'enum',
  'const',
  'deprecated',
  'readOnly',
  'writeOnly',
  ...LIMITS,
  ...RULES,
  'unevaluatedProperties',
]

/** Fields in fields in fields: what is deeper has a name in any description that people read. */
const DEEPEST = 12

/** Lists the fields of a schema, by their paths. A schema with a name is one field, so recursion ends. */
export function listFields(schema: ApiNode, api: ApiDescription): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  collect(schema, '', { api, fields, depth: 0, isRoot: true, required: [] })
  return fields
}

interface Context {
  readonly api: ApiDescription
  readonly fields: Map<string, Field>
  readonly depth: number
  /** Whether the schema is the one that is listed: its own name does not end it. */
  readonly isRoot: boolean
  /** Where the field is required; null if it is not. */
  readonly required: readonly Place[] | null
}

function collect(schema: ApiNode, path: string, context: Context): void {
  const { api, fields, depth, isRoot, required } = context
  const found = api.resolve(schema)
  if (found === null || depth > DEEPEST) return
  const { node, schemaName } = found
  const isNamed = schemaName !== null && schema.value.$ref !== undefined && !isRoot
  const owners = schema === node ? [schema] : [schema, node]
  const views = owners.map(viewSchema)
  const marks = {
    path,
    isRequired: required !== null,
    isDeprecated: views.some((view) => view.isDeprecated),
    isReadOnly: views.some((view) => view.isReadOnly),
    isWriteOnly: views.some((view) => view.isWriteOnly),
    whole: isRoot ? [] : [schema.path, ...(required ?? [])],
  }
  const places = [
    ...(required ?? []),
    ...owners.flatMap((owner) => placesOf(owner, 'deprecated', 'readOnly', 'writeOnly')),
  ]
  if (isNamed) {
    places.push(...placesOf(schema, '$ref'))
    fields.set(path, { ...ANY_FIELD, ...marks, type: schemaName, places })
    return
  }
  fields.set(path, { ...marks, ...contentOf(node, api, places), places })
  const inner = { ...context, depth: depth + 1, isRoot: false }
  const demanded = requiredOf(node, inner)
  collectParts(node, path, demanded, inner)
  for (const [name, where] of demanded) {
    const missing = join(path, name)
    // Required, and described nowhere.
    if (!fields.has(missing))
      fields.set(missing, { ...ANY_FIELD, path: missing, isRequired: true, places: where, whole: where })
  }
}

/** What a schema itself says of the value of a field. Adds where it says so. */
function contentOf(
  node: ApiNode,
  api: ApiDescription,
  places: Place[],
): Pick<Field, 'limits' | 'others' | 'rules' | 'type' | 'values'> {
  const { limits, values } = viewSchema(node)
  const { additionalProperties, unevaluatedProperties } = node.value
  places.push(...placesOf(node, ...COMPARED))
  const isMap = childOf(node, 'additionalProperties') !== null
  if (!isMap) places.push(...placesOf(node, 'additionalProperties'))
  return {
    type: typeOf(node, api, places),
    values: values?.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))) ?? null,
    limits,
    rules: new Map(
      RULES.flatMap((rule) => {
        const value = node.value[rule]
        return value === undefined || value === false ? [] : [[rule, String(value)] as const]
      }),
    ),
    others: isMap
      ? 'some'
      : additionalProperties === false || unevaluatedProperties === false
        ? 'none'
        : 'any',
  }
}

function placesOf({ path, value }: ApiNode, ...keys: readonly string[]): readonly Place[] {
  return keys.filter((key) => Object.hasOwn(value, key)).map((key) => [...path, key])
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

/** Where names are required, by a schema and by the parts that it combines. */
function requiredOf(node: ApiNode, context: Context): Map<string, readonly Place[]> {
  const found = new Map<string, readonly Place[]>()
  const { required } = node.value
  for (const [index, name] of Array.isArray(required) ? required.entries() : [])
    if (typeof name === 'string')
      found.set(name, [
        [...node.path, 'required', index],
        [...node.path, 'required', ORDER],
      ])
  if (context.depth > DEEPEST) return found
  for (const part of listOf(node, 'allOf')) {
    const inner = context.api.resolve(part)?.node
    if (inner === undefined) continue
    for (const [name, where] of requiredOf(inner, { ...context, depth: context.depth + 1 }))
      found.set(name, [...(found.get(name) ?? []), ...where])
  }
  return found
}

function collectParts(
  node: ApiNode,
  path: string,
  required: ReadonlyMap<string, readonly Place[]>,
  context: Context,
): void {
  for (const [name, property] of entriesOf(node, 'properties'))
    collect(property, join(path, name), { ...context, required: required.get(name) ?? null })
  const items = childOf(node, 'items')
  if (items !== null) collect(items, `${path}[]`, { ...context, required: [] })
  const others = childOf(node, 'additionalProperties')
  if (others !== null) collect(others, `${path}.*`, { ...context, required: null })
  for (const part of listOf(node, 'allOf')) collectCombined(part, path, required, context)
  for (const part of viewSchema(node).choices)
    if (part.value.$ref === undefined)
      collectParts(part, path, new Map([...required, ...requiredOf(part, context)]), context)
}

/** The parts that a schema combines belong to it, whatever their names. */
function collectCombined(
  part: ApiNode,
  path: string,
  required: ReadonlyMap<string, readonly Place[]>,
  context: Context,
): void {
  const node = context.api.resolve(part)?.node
  if (node === undefined || context.depth > DEEPEST) return
  collectParts(node, path, required, { ...context, depth: context.depth + 1 })
}

/** Types and format of a schema; of a choice those of its parts. Adds where they are written. */
function typeOf(node: ApiNode, api: ApiDescription, places: Place[]): string {
  const { types, isNullable, format, choices } = viewSchema(node)
  places.push(...placesOf(node, 'type', 'nullable', 'format'))
  for (const key of ['oneOf', 'anyOf']) places.push([...node.path, key, ORDER])
  const parts = choices.flatMap((part) => {
    const found = api.resolve(part)
    if (found === null) return ['unknown']
    places.push(...placesOf(part, '$ref'))
    if (found.schemaName !== null) return [found.schemaName]
    return typeOf(found.node, api, places).split(' or ')
  })
  // A part that says nothing of the type, such as one that requires fields, leaves it as it is.
  const names = [...new Set([...types, ...parts])].filter(
    (name) => name !== 'null' && (name !== 'any' || types.length === 0),
  )
  const isNull = isNullable || parts.includes('null')
  if (names.length === 0)
    return isNull && node.value.type === 'null' ? 'null' : isNull ? 'any or null' : 'any'
  const worded = names
    .toSorted(compareCodePoints)
    .map((name) => (format === '' ? name : `${name} (${format})`))
  return [...worded, ...(isNull ? ['null'] : [])].join(' or ')
}
