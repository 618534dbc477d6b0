import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf } from '../pages/description.ts'
import { LIMITS, type SchemaView, viewSchema } from '../pages/schema-view.ts'
import { ORDER, type Place } from './find-differences.ts'
import { TooMuchWork, type WorkLimit } from './work-limit.ts'

/** A field of a body, or a value itself. */
export interface Field extends Pick<SchemaView, 'isDeprecated' | 'isReadOnly' | 'isWriteOnly' | 'limits'> {
  /** `data[].amountKg`; empty for the body itself. */
  readonly path: string
  /** Path of the field that it is in; null for the body itself. */
  readonly around: string | null
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
  around: null,
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

/**
 * Of one schema. Parts that combine each other stand for more fields than a description is long. What is not listed is reported as a
 * difference that was not compared.
 */
const MOST_FIELDS = 500

/** Choices of choices by references. No description that people read comes near. */
const MOST_CHOICES_IN_CHOICES = 100

/** A description, and the work that is left for it. */
export interface FieldsOwner {
  readonly api: ApiDescription
  readonly work: WorkLimit
}

/** Lists the fields of a schema, by their paths. A schema with a name is one field, so recursion ends. */
export function listFields(schema: ApiNode, { api, work }: FieldsOwner): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  const context = { api, work, fields, seen: new Map(), depth: 0, isRoot: true, required: [], around: null }
  collect(schema, '', context)
  return fields
}

interface Context extends FieldsOwner {
  readonly fields: Map<string, Field>
  /** How deep the combined parts of each path were when they were listed. */
  readonly seen: Map<string, Map<object, number>>
  readonly depth: number
  /** Whether the schema is the one that is listed: its own name does not end it. */
  readonly isRoot: boolean
  /** Where the field is required; null if it is not. */
  readonly required: readonly Place[] | null
  /** Path of the field around. */
  readonly around: string | null
}

/** Where a name is required; undefined where it is not. */
type Required = (name: string) => readonly Place[] | undefined

function collect(schema: ApiNode, path: string, context: Context): void {
  const { api, work, fields, depth, isRoot, required, around } = context
  work.spend(10 + path.length)
  const found = api.resolve(schema)
  if (found === null || depth > DEEPEST || fields.size >= MOST_FIELDS) return
  const { node, schemaName } = found
  const isNamed = schemaName !== null && schema.value.$ref !== undefined && !isRoot
  const owners = schema === node ? [schema] : [schema, node]
  const views = owners.map(viewSchema)
  const marks = {
    path,
    around,
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
  fields.set(path, { ...marks, ...contentOf(node, context, places), places })
  const inner = { ...context, depth: depth + 1, isRoot: false, around: path }
  const demanded = requiredOf(node, inner)
  collectParts(node, path, (name) => demanded.get(name), inner)
  for (const [name, where] of demanded) {
    if (fields.size >= MOST_FIELDS) break
    const missing = join(path, name)
    // Required, and described nowhere.
    if (fields.has(missing)) continue
    const field = { path: missing, around: path, isRequired: true, places: where, whole: where }
    fields.set(missing, { ...ANY_FIELD, ...field })
  }
}

/** What a schema itself says of the value of a field. Adds where it says so. */
function contentOf(
  node: ApiNode,
  owner: FieldsOwner,
  places: Place[],
): Pick<Field, 'limits' | 'others' | 'rules' | 'type' | 'values'> {
  const { limits, values } = viewSchema(node)
  owner.work.spend(values?.length ?? 0)
  const { additionalProperties, unevaluatedProperties } = node.value
  places.push(...placesOf(node, ...COMPARED))
  const isMap = childOf(node, 'additionalProperties') !== null
  if (!isMap) places.push(...placesOf(node, 'additionalProperties'))
  return {
    type: typeOf(node, owner, places),
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
function requiredOf(node: ApiNode, { api, work, depth }: Context): Map<string, readonly Place[]> {
  const found = new Map<string, Place[]>()
  const seen = new Set<object>()
  const read = (part: ApiNode, partDepth: number): void => {
    // A part that is combined twice requires nothing more.
    if (seen.has(part.value)) return
    seen.add(part.value)
    const { required } = part.value
    work.spend(2 * sizeOf(required) + sizeOf(part.value.allOf))
    for (const [index, name] of Array.isArray(required) ? required.entries() : []) {
      if (typeof name !== 'string') continue
      const where = found.get(name) ?? []
      where.push([...part.path, 'required', index], [...part.path, 'required', ORDER])
      found.set(name, where)
    }
    if (partDepth > DEEPEST) return
    for (const one of listOf(part, 'allOf')) {
      const inner = api.resolve(one)?.node
      if (inner !== undefined) read(inner, partDepth + 1)
    }
  }
  read(node, depth)
  return found
}

/** The number of the parts of a list or an object. */
export function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

function collectParts(node: ApiNode, path: string, required: Required, context: Context): void {
  const { allOf, anyOf, oneOf } = node.value
  context.work.spend(
    5 + [node.value.properties, allOf, anyOf, oneOf].reduce<number>((sum, part) => sum + sizeOf(part), 0),
  )
  for (const [name, property] of entriesOf(node, 'properties'))
    collect(property, join(path, name), { ...context, required: required(name) ?? null })
  const items = childOf(node, 'items')
  if (items !== null) collect(items, `${path}[]`, { ...context, required: [] })
  const others = childOf(node, 'additionalProperties')
  if (others !== null) collect(others, `${path}.*`, { ...context, required: null })
  for (const part of listOf(node, 'allOf')) collectCombined(part, path, required, context)
  for (const part of viewSchema(node).choices)
    if (part.value.$ref === undefined) {
      const own = requiredOf(part, context)
      collectParts(part, path, (name) => own.get(name) ?? required(name), context)
    }
}

/** The parts that a schema combines belong to it, whatever their names. */
function collectCombined(part: ApiNode, path: string, required: Required, context: Context): void {
  const { api, seen, depth } = context
  const node = api.resolve(part)?.node
  if (node === undefined || depth > DEEPEST) return
  const ofPath = seen.get(path) ?? new Map<object, number>()
  // What was listed nearer to the root has all of its fields.
  if ((ofPath.get(node.value) ?? Infinity) <= depth) return
  seen.set(path, ofPath.set(node.value, depth))
  collectParts(node, path, required, { ...context, depth: depth + 1 })
}

/** Types and format of a schema; of a choice those of its parts. Adds where they are written. */
function typeOf(root: ApiNode, { api, work }: FieldsOwner, places: Place[]): string {
  /** What was found for a schema; null while it is looked for. Choices may share parts, and lead back to themselves. */
  const known = new Map<object, string | null>()
  const read = (node: ApiNode, depth = 0): string => {
    if (depth > MOST_CHOICES_IN_CHOICES) throw new TooMuchWork()
    const { types, isNullable, format, choices } = viewSchema(node)
    known.set(node.value, null)
    places.push(...placesOf(node, 'type', 'nullable', 'format'))
    for (const key of ['oneOf', 'anyOf']) places.push([...node.path, key, ORDER])
    const parts = choices.flatMap((part) => {
      const found = api.resolve(part)
      if (found === null) return ['unknown']
      places.push(...placesOf(part, '$ref'))
      if (found.schemaName !== null) return [found.schemaName]
      const before = known.get(found.node.value)
      if (before === null) return []
      const names = (before ?? read(found.node, depth + 1)).split(' or ')
      work.spend(names.length)
      return names
    })
    work.spend(10 * choices.length)
    const isNull = isNullable || parts.includes('null')
    const type = worded([...types, ...parts], { isNull, format, isUntyped: types.length === 0, node })
    known.set(node.value, type)
    return type
  }
  return read(root)
}

interface TypeWords {
  readonly isNull: boolean
  readonly format: string
  /** Whether the schema itself says no type. */
  readonly isUntyped: boolean
  readonly node: ApiNode
}

function worded(found: readonly string[], { isNull, format, isUntyped, node }: TypeWords): string {
  // A part that says nothing of the type, such as one that requires fields, leaves it as it is.
  const names = [...new Set(found)].filter((name) => name !== 'null' && (name !== 'any' || isUntyped))
  if (names.length === 0)
    return isNull && node.value.type === 'null' ? 'null' : isNull ? 'any or null' : 'any'
  const words = names
    .toSorted(compareCodePoints)
    .map((name) => (format === '' ? name : `${name} (${format})`))
  return [...words, ...(isNull ? ['null'] : [])].join(' or ')
}
