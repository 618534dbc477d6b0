import type { SourceTexts } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import { type ApiDescription, type ApiNode, childOf, keysOf, listOf, textOf } from './description.ts'
import { asCell, asCode } from './markdown.ts'

/** Returns the link of a schema's page, by its name; null for one without a page. */
export type LinkSchema = (name: string) => string | null

export interface FieldsContext {
  readonly api: ApiDescription
  readonly words: SourceTexts
  readonly linkSchema: LinkSchema
}

/** A schema in a schema in a schema: what is deeper is in the example. */
const DEEPEST_FIELDS = 3

/** More fields than anybody reads; pages stay of a size. */
export const MAX_FIELDS = 400

/** A field, a parameter or a header: its name and type, its meaning, and its content. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
  readonly inner: readonly Field[]
  /** Label of the content; by default the number of its fields. */
  readonly innerLabel?: string
}

/** Fields as a list in `:::fields`; empty for none. */
export function fieldsBlock(fields: readonly Field[], words: SourceTexts): string {
  if (fields.length === 0) return ''
  const lines = fields.flatMap((field) => linesOf(field, { indent: '', depth: 0 }, words))
  return ['::::::::::fields', ...lines, '::::::::::'].join('\n')
}

function linesOf(
  { name, type, isRequired, description, inner, innerLabel }: Field,
  { indent, depth }: { readonly indent: string; readonly depth: number },
  words: SourceTexts,
): string[] {
  const need = isRequired ? ` · **${words('apiRequired')}**` : ''
  const within = `${indent}  `
  return [
    `${indent}- ${asCode(name)}${type === '' ? '' : ` ${type}`}${need}`,
    '',
    ...(description === '' ? [] : [`${within}${description}`, '']),
    ...innerLines(inner, { indent: within, depth: depth + 1, label: innerLabel }, words),
  ]
}

/** So many fields inside of one are shown at once: on the first level, where records are in lists and bodies, and below it. */
const FEW_FIELDS = [15, 5] as const

/** Colons around the fields inside of a field: fewer than around the list, fewer again on each level. */
const MAX_COLONS = 9

function innerLines(
  fields: readonly Field[],
  place: { readonly indent: string; readonly depth: number; readonly label: string | undefined },
  words: SourceTexts,
): string[] {
  if (fields.length === 0) return []
  const { indent, depth } = place
  const label = place.label ?? words('apiFieldCount', { count: fields.length })
  const colons = ':'.repeat(MAX_COLONS - depth)
  const open = fields.length <= FEW_FIELDS[depth === 1 ? 0 : 1] ? '{open}' : ''
  return [
    `${indent}${colons}details[${label}]${open}`,
    ...fields.flatMap((field) => linesOf(field, place, words)),
    `${indent}${colons}`,
    '',
  ]
}

/** The property of a schema that a request, or a response, does not have. */
export type OmittedField = 'readOnly' | 'writeOnly'

/** The fields of an object; none for a schema without any. A schema with a page is a link, so recursion ends. */
export function fieldsOf(
  schema: ApiNode,
  context: FieldsContext,
  omitted: OmittedField | null = null,
): readonly Field[] {
  return readFields(schema, context, {
    omitted,
    depth: 0,
    seen: new Set(),
    required: [],
    budget: { left: MAX_FIELDS },
  })
}

interface Position {
  readonly omitted: OmittedField | null
  readonly depth: number
  /** Objects whose fields are being listed. */
  readonly seen: ReadonlySet<object>
  /** Names that the schemas around this part of one require. */
  readonly required: readonly ReadonlySet<unknown>[]
  /** Fields and parts that may still be listed: parts may have parts in common. */
  readonly budget: { left: number }
}

function readFields(schema: ApiNode, context: FieldsContext, position: Position): readonly Field[] {
  const { omitted, depth, seen, budget } = position
  const node = context.api.resolve(schema)?.node
  if (node === undefined || seen.has(node.value) || depth > DEEPEST_FIELDS) return []
  const required = [...position.required, ...namesRequiredBy(node)]
  const inner = { omitted, depth, seen: new Set([...seen, node.value]), required, budget }
  const inherited = listOf(node, 'allOf').flatMap((part) => {
    budget.left -= 1
    return budget.left < 0 ? [] : readFields(part, context, inner)
  })
  const fields = propertiesOf(node, context.api, budget.left).flatMap(([name, property]): Field[] => {
    budget.left -= 1
    if (budget.left < 0 || (omitted !== null && hasMark(property, omitted, context))) return []
    return [
      {
        name,
        type: typeOf(property, context),
        isRequired: required.some((names) => names.has(name)),
        description: describe(property, context),
        inner: innerFields(property, context, { ...inner, depth: depth + 1, required: [] }),
      },
    ]
  })
  // A field of the whole schema takes precedence; a part may define the same name again.
  const byName = new Map([...inherited, ...fields].map((field) => [field.name, field] as const))
  return [...byName.values()]
}

/** The names that schemas require. Many schemas may extend the same one. */
const knownRequired = new WeakMap<object, ReadonlySet<unknown>>()

/** The set of names that a schema itself requires; none without any. */
function namesRequiredBy({ value: { required } }: ApiNode): readonly ReadonlySet<unknown>[] {
  if (!Array.isArray(required) || required.length === 0) return []
  const names = knownRequired.get(required) ?? new Set(required)
  knownRequired.set(required, names)
  return [names]
}

function hasMark(property: ApiNode, mark: OmittedField, { api }: FieldsContext): boolean {
  return property.value[mark] === true || api.resolve(property)?.node.value[mark] === true
}

/** At most so many properties of a schema. One whose schema is not a schema is reported: it would be missing without a word. */
function propertiesOf(node: ApiNode, api: ApiDescription, most: number): (readonly [string, ApiNode])[] {
  const properties = childOf(node, 'properties')
  if (properties === null || most <= 0) return []
  return keysOf(properties.value, most).flatMap((name) => {
    const schema = properties.value[name]
    const path = [...properties.path, name]
    if (isRecord(schema)) return [[name, { value: schema, path }] as const]
    // In OpenAPI 3.1, true allows any value and false allows none.
    if (typeof schema === 'boolean') return schema ? [[name, { value: {}, path }] as const] : []
    const problem = `The schema of "${name}" is ${JSON.stringify(schema)}, which is not a schema.`
    api.addIssue({ value: {}, path }, problem, 'Write an object, such as { type: string }, without quotes.')
    return []
  })
}

/** Fields of an object without its own page. */
function innerFields(property: ApiNode, context: FieldsContext, position: Position): readonly Field[] {
  if (hasPage(property, context)) return []
  const node = context.api.resolve(property)?.node
  if (node === undefined || position.seen.has(node.value)) return []
  const items = childOf(node, 'items')
  if (items !== null) return hasPage(items, context) ? [] : readFields(items, context, position)
  const [only, other] = partsOf(node, 'oneOf')
  if (only === undefined || other !== undefined) return readFields(node, context, position)
  return innerFields(only, context, { ...position, seen: new Set([...position.seen, node.value]) })
}

function hasPage(schema: ApiNode, { api, linkSchema }: FieldsContext): boolean {
  if (schema.value.$ref === undefined) return false
  const name = api.resolve(schema)?.schemaName ?? null
  return name !== null && linkSchema(name) !== null
}

/** Alternatives of a schema but null. */
function partsOf(node: ApiNode, key: string): readonly ApiNode[] {
  // Those who ask want to know whether there is one.
  return listOf(node, key, MAX_TYPES).filter((part) => part.value.type !== 'null')
}

/** More types than a line shows of a choice, those inside its parts counted in: parts may have parts in common. */
const MAX_TYPES = 100

/** A type in words, with links to schemas that have pages. */
export function typeOf(schema: ApiNode, context: FieldsContext): string {
  return typeAt(schema, context, { depth: 0, budget: { left: MAX_TYPES } })
}

interface TypePlace {
  readonly depth: number
  /** Whether it is the type of the entries of a list, which is named in the plural. */
  readonly isPlural?: boolean
  /** Types that may still be read. */
  readonly budget: { left: number }
}

function typeAt(schema: ApiNode, context: FieldsContext, place: TypePlace): string {
  const { words } = context
  const resolved = context.api.resolve(schema)
  if (resolved === null) return nameOf('unknown', words, place)
  const { node, schemaName } = resolved
  const link = schemaName === null || schema === node ? null : context.linkSchema(schemaName)
  if (link !== null && schemaName !== null) return `[${asCell(schemaName).replaceAll(/[[\]]/g, '')}](${link})`
  if (place.depth > DEEPEST_FIELDS) return nameOf('object', words, place)
  const inner = { depth: place.depth + 1, budget: place.budget }
  const isObject = childOf(node, 'properties') !== null || node.value.type === 'object'
  for (const key of COMBINED_KEYS) {
    // One more than are read shows that there are more.
    const all = listOf(node, key, MAX_TYPES + 1)
    // The parts of an object are read with its fields.
    if (all.length === 0 || (isObject && key !== 'oneOf')) continue
    const parts = all.filter((part) => part.value.type !== 'null')
    const hasNull = parts.length < all.length || node.value.nullable === true
    const count = lengthOf(node, key) - (all.length - parts.length)
    const isPlural = place.isPlural === true
    return orNull(typesOf({ key, parts, count, isPlural }, context, inner), hasNull, words)
  }
  return orNull(plainType(node, context, { ...place, ...inner }), node.value.nullable === true, words)
}

function orNull(type: string, hasNull: boolean, words: SourceTexts): string {
  return hasNull ? words('apiOr', { first: type, second: 'null' }) : type
}

/** The types of the parts of a schema, each once, as far as a line shows them. */
function typesOf(
  {
    key,
    parts,
    count,
    isPlural,
  }: {
    readonly key: CombinedKey
    readonly parts: readonly ApiNode[]
    readonly count: number
    readonly isPlural: boolean
  },
  context: FieldsContext,
  place: TypePlace,
): string {
  const { words } = context
  const types = new Set<string>()
  let read = 0
  for (const part of parts) {
    if (place.budget.left <= 0) break
    place.budget.left -= 1
    read += 1
    types.add(typeAt(part, context, place))
  }
  const listed = [...types].join(', ')
  if (read < count)
    return words(COMBINED[key], { types: words('apiMore', { list: listed, count: count - read }) })
  const [first] = parts
  if (types.size !== 1 || first === undefined) return words(COMBINED[key], { types: listed })
  return isPlural ? typeAt(first, context, { ...place, isPlural }) : listed
}

/** Keys that combine schemas, and the text before their types. */
const COMBINED = { oneOf: 'apiOneOf', anyOf: 'apiAnyOf', allOf: 'apiAllOf' } as const
type CombinedKey = keyof typeof COMBINED
const COMBINED_KEYS = ['oneOf', 'anyOf', 'allOf'] as const

function lengthOf({ value }: ApiNode, key: string): number {
  const list = value[key]
  return Array.isArray(list) ? list.length : 0
}

/** Names of the texts of types, and of those of several things of a type where they differ. */
const TYPES: ReadonlyMap<unknown, readonly [one: string, many?: string]> = new Map([
  ['string', ['apiTypeString', 'apiTypeStrings']],
  ['integer', ['apiTypeInteger', 'apiTypeIntegers']],
  ['number', ['apiTypeNumber', 'apiTypeNumbers']],
  ['boolean', ['apiTypeBoolean', 'apiTypeBooleans']],
  ['object', ['apiTypeObject', 'apiTypeObjects']],
  ['any', ['apiTypeAny']],
  ['unknown', ['apiTypeUnknown']],
])

/** Names of the texts of formats that a language may have a word for; others are shown as the description writes them. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date', 'apiFormatDate'],
  ['date-time', 'apiFormatDateTime'],
  ['time', 'apiFormatTime'],
])

/** A type in the language of the pages. A description may have made it up. */
function nameOf(type: string, words: SourceTexts, { isPlural = false }: Pick<TypePlace, 'isPlural'>): string {
  const [one, many = one] = TYPES.get(type) ?? []
  const name = isPlural ? many : one
  return name === undefined ? asCell(type) : words(name)
}

/** The type of a value of any kind. */
export function anyType(words: SourceTexts): string {
  return nameOf('any', words, {})
}

function plainType(node: ApiNode, context: FieldsContext, place: TypePlace): string {
  const { words } = context
  const { type } = node.value
  const items = childOf(node, 'items')
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array')) || items !== null
  const inner = { depth: place.depth, budget: place.budget }
  if (isList) {
    const list =
      items === null
        ? words('apiList')
        : words('apiListOf', { type: typeAt(items, context, { ...inner, isPlural: true }) })
    return orNull(list, Array.isArray(type) && type.includes('null'), words)
  }
  const values = childOf(node, 'additionalProperties')
  if (values !== null) return words('apiMapOf', { type: typeAt(values, context, inner) })
  const names = (Array.isArray(type) ? type : [type])
    .filter((name) => typeof name === 'string')
    .map((name) => nameOf(name, words, place))
  const format = textOf(node, 'format')
  const [first, ...others] = names.length === 0 ? [nameOf(guess(node), words, place)] : names
  const base = others.reduce((before, second) => words('apiOr', { first: before, second }), first ?? '')
  const known = FORMATS.get(format)
  return format === '' ? base : `${base} (${known === undefined ? asCell(format) : words(known)})`
}

function guess(node: ApiNode): string {
  if (childOf(node, 'properties') !== null) return 'object'
  const [value] = Array.isArray(node.value.enum) ? node.value.enum : [node.value.const]
  return value === undefined || value === null ? 'any' : typeof value
}

/** The description of a field and its possible values. */
export function describe(schema: ApiNode, context: FieldsContext): string {
  const { api, words } = context
  const node = valueSchema(api.resolve(schema)?.node ?? schema, api)
  const { value } = node
  const own = textOf(schema, 'description') || textOf(node, 'description')
  const notes = [
    value.deprecated === true || schema.value.deprecated === true ? `**${words('apiDeprecated')}.**` : '',
    asSentence(own),
    value.readOnly === true ? words('apiReadOnly') : '',
    value.writeOnly === true ? words('apiWriteOnly') : '',
    listValues(value.enum, 'apiValues', words),
    listValues(valuesOfItems(node, context), 'apiEachValue', words),
    value.const === undefined ? '' : words('apiAlways', { value: valueCode(value.const) }),
    rangeOf(value, 'minimum', 'maximum', null, words),
    rangeOf(withoutPlainLimit(value, 'minLength'), 'minLength', 'maxLength', 'apiCharacters', words),
    rangeOf(withoutPlainLimit(value, 'minItems'), 'minItems', 'maxItems', 'apiEntries', words),
    typeof value.pattern === 'string' ? words('apiPattern', { pattern: asCode(value.pattern) }) : '',
    value.default === undefined ? '' : words('apiDefault', { value: valueCode(value.default) }),
  ]
  return notes.filter((note) => note !== '').join(' ')
}

/** The named schema of a choice between it and null; else the schema itself. */
function valueSchema(node: ApiNode, api: ApiDescription): ApiNode {
  const [only, other] = partsOf(node, 'oneOf')
  if (only === undefined || other !== undefined) return node
  const inner = api.resolve(only)?.node
  return inner === undefined || childOf(inner, 'oneOf') !== null
    ? node
    : {
        ...inner,
        value: { ...inner.value, description: textOf(node, 'description') || textOf(inner, 'description') },
      }
}

/** Notes follow it. */
function asSentence(text: string): string {
  const cell = asCell(text)
  return cell === '' || /[.!?:]$/.test(cell) ? cell : `${cell}.`
}

/** The possible values of a list's entries; undefined if the page of their schema lists them. */
function valuesOfItems(node: ApiNode, context: FieldsContext): unknown {
  const items = childOf(node, 'items')
  return items === null || hasPage(items, context) ? undefined : context.api.resolve(items)?.node.value.enum
}

/** A list of values that is longer is in the description itself. */
const MAX_VALUES = 40

function listValues(values: unknown, name: string, words: SourceTexts): string {
  if (!Array.isArray(values) || values.length === 0) return ''
  const shown = values.slice(0, MAX_VALUES).map(valueCode).join(', ')
  const count = values.length - MAX_VALUES
  return words(name, { values: count > 0 ? words('apiMore', { list: shown, count }) : shown })
}

function valueCode(value: unknown): string {
  return asCode(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))
}

/** That a text or a list that is sent has something in it need not be said. */
function withoutPlainLimit(
  value: Readonly<Record<string, unknown>>,
  low: string,
): Readonly<Record<string, unknown>> {
  const least = value[low]
  return typeof least === 'number' && least <= 1 ? { ...value, [low]: undefined } : value
}

function rangeOf(
  value: Readonly<Record<string, unknown>>,
  low: string,
  high: string,
  unit: string | null,
  words: SourceTexts,
): string {
  const [from, to] = [value[low], value[high]].map((limit) => (typeof limit === 'number' ? limit : null))
  const measured = (limit: number): string | number => (unit === null ? limit : words(unit, { count: limit }))
  if (typeof from !== 'number') return typeof to === 'number' ? words('apiAtMost', { to: measured(to) }) : ''
  if (typeof to !== 'number') return words('apiAtLeast', { from: measured(from) })
  return words('apiBetween', { from, to: measured(to) })
}
