import { type OutputUnit, type Schema, validate } from '@cfworker/json-schema'
import { isRecord, suggestName } from '@fyr/content-pipeline/internal'
import type { JsonPath } from '../json-tree.ts'
import type { JsonSchemas } from './json-schema.ts'
import { unknownFields } from './unknown-fields.ts'

/** A problem with a value of a sample. */
export interface ValueProblem {
  /** The path of the invalid value or field. */
  readonly path: JsonPath
  readonly problem: string
  readonly hint: string
  /** Whether it is a field that the schema does not describe. */
  readonly isUnknownField?: true
}

export interface CheckedValue {
  readonly value: unknown
  readonly schema: unknown
  /** Objects and lists that are not shown whole. */
  readonly isOpenAt: (path: JsonPath) => boolean
  /** Whether the value is sent: fields that only answers have need not be there. */
  readonly isRequest: boolean
}

/** Checks a value by a schema of a description. Fields that the schema does not describe are problems too. */
export function checkValue(checked: CheckedValue, schemas: JsonSchemas): readonly ValueProblem[] {
  const { value, schema } = checked
  const run = (one: unknown, by: unknown): readonly SchemaError[] => validated(one, by, schemas)
  const settle = { checked, schemas, root: schema }
  const issues = settled(run(value, schema), settle)
  const problems = issues.flatMap((issue) => explain(issue, settle))
  const fits = (one: unknown, by: unknown) => run(one, by).length === 0
  const ofFields = unknownFields(value, schema, { schemas, fits }).map(({ path, known }) => ({
    path,
    problem: `${nameOf(path)} is not described.`,
    hint: suggestName(String(path.at(-1)), known, `The description has ${listed(known)}.`),
    isUnknownField: true as const,
  }))
  return distinct([...ofFields, ...problems])
}

/** The same field may be demanded, or described, more than once. */
function distinct(problems: readonly ValueProblem[]): readonly ValueProblem[] {
  return [...new Map(problems.map((one) => [JSON.stringify([one.path, one.problem]), one])).values()]
}

interface SchemaError {
  readonly keyword: string
  readonly path: JsonPath
  /** Keywords and names from the schema to the one that failed, through references. */
  readonly location: readonly string[]
  readonly text: string
}

const DRAFT = '2020-12'

function validated(value: unknown, schema: unknown, schemas: JsonSchemas): readonly SchemaError[] {
  const lookup = new Proxy<Record<string, Schema | boolean>>(
    {},
    { get: (_target, reference) => schemas.follow(String(reference)) },
  )
  const { errors } = validate(value, schema as Schema, DRAFT, lookup, false)
  return errors.map(readError)
}

function readError({ keyword, keywordLocation, instanceLocation, error }: OutputUnit): SchemaError {
  return { keyword, path: segments(instanceLocation), location: segments(keywordLocation), text: error }
}

function segments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Keywords whose errors only say that there are errors below. */
const AROUND = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'dependentSchemas',
  'propertyNames',
  'if',
  'false',
])

/** Keywords that a value may fail where only a part of it is shown. */
const LACKING = new Set(['required', 'minProperties', 'minItems', 'contains', 'dependentRequired'])

interface SettleContext {
  readonly checked: CheckedValue
  readonly schemas: JsonSchemas
  readonly root: unknown
}

/** The errors that count: of a choice those of the branch that was probably meant. */
function settled(errors: readonly SchemaError[], context: SettleContext): readonly SchemaError[] {
  const choice = errors.find(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  if (choice === undefined) return errors.filter((error) => counts(error, context))
  const below = errors.filter((error) => error !== choice && isBelow(error.location, choice.location))
  const others = errors.filter((error) => error !== choice && !below.includes(error))
  const branches = branchesOf(choice, context)
  const byBranch = branches.map((_branch, index) =>
    settled(
      below.filter(({ location }) => location[choice.location.length] === String(index)),
      context,
    ),
  )
  return [...settled(others, context), ...chosen(choice, byBranch, context)]
}

function chosen(
  choice: SchemaError,
  byBranch: readonly (readonly SchemaError[])[],
  context: SettleContext,
): readonly SchemaError[] {
  const fitting = byBranch.filter((errors) => errors.length === 0).length
  // More than one fits: that is an error where it does not come from what is left out.
  if (fitting > 0) return / \(\d+ matches\)/.test(choice.text) && !choice.text.includes('(0 ') ? [choice] : []
  const named = discriminated(choice, context)
  const own = named === null ? undefined : byBranch[named]
  if (own !== undefined) return own
  const [best = [choice]] = byBranch.toSorted((left, right) => costOf(left, choice) - costOf(right, choice))
  return best
}

/** A branch of another type, or another kind, was hardly meant. */
function costOf(errors: readonly SchemaError[], { path }: SchemaError): number {
  return errors.reduce((cost, error) => {
    const isSame = error.path.length === path.length
    if (isSame && error.keyword === 'type') return cost + 10_000
    const isKind = error.path.length === path.length + 1 && ['const', 'enum'].includes(error.keyword)
    return cost + (isKind ? 100 : 1)
  }, 0)
}

/** The branch that a discriminator names; null without one. */
function discriminated(choice: SchemaError, context: SettleContext): number | null {
  const parent = schemaAt(choice.location.slice(0, -1), context)
  const value = valueAt(context.checked.value, choice.path)
  const { discriminator } = isRecord(parent) ? parent : {}
  if (!isRecord(discriminator) || !isRecord(value)) return null
  const { propertyName, mapping } = discriminator
  const said = value[String(propertyName)]
  if (typeof said !== 'string') return null
  const mapped = isRecord(mapping) ? mapping[said] : undefined
  const target = typeof mapped === 'string' ? mapped : said
  const index = branchesOf(choice, context).findIndex(
    (branch) =>
      isRecord(branch) &&
      typeof branch.$ref === 'string' &&
      (branch.$ref === target || branch.$ref.endsWith(`/${target}`)),
  )
  return index === -1 ? null : index
}

function branchesOf({ location }: SchemaError, context: SettleContext): readonly unknown[] {
  const branches = schemaAt(location, context)
  return Array.isArray(branches) ? branches : []
}

function isBelow(location: readonly string[], above: readonly string[]): boolean {
  return location.length > above.length && above.every((part, index) => location[index] === part)
}

function counts({ keyword, path }: SchemaError, { checked }: SettleContext): boolean {
  return !AROUND.has(keyword) && !(LACKING.has(keyword) && checked.isOpenAt(path))
}

function schemaAt(location: readonly string[], { root, schemas }: SettleContext): unknown {
  return location.reduce<unknown>((schema, key) => {
    const inner =
      typeof schema === 'object' && schema !== null ? (Reflect.get(schema, key) as unknown) : undefined
    return key === '$ref' && typeof inner === 'string' ? schemas.follow(inner) : inner
  }, root)
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (Reflect.get(inner, key) as unknown) : undefined,
    value,
  )
}

function explain(error: SchemaError, context: SettleContext): readonly ValueProblem[] {
  const { keyword, path, location } = error
  const demanded = schemaAt(location, context)
  const value = valueAt(context.checked.value, path)
  const one = (problem: string, hint = ''): readonly ValueProblem[] => [
    { path, problem: `${nameOf(path)} ${problem}`, hint },
  ]
  switch (keyword) {
    case 'required':
      return missing(error, demanded, context)
    case 'type':
      return one(
        `is ${typeWord(value)} and must be ${listOf(demanded).map(wordOf).join(' or ')}.`,
        typeHint(value, demanded),
      )
    case 'enum':
      return one(
        `is ${shown(value)}, which is not one of its values.`,
        suggestName(
          String(value),
          listOf(demanded).map(String),
          `Write one of ${listed(listOf(demanded).map(String))}.`,
        ),
      )
    case 'const':
      return one(`is ${shown(value)} and must be ${shown(demanded)}.`)
    case 'format':
      return one(`is ${shown(value)}, which does not have the format ${String(demanded)}.`)
    case 'pattern':
      return one(`is ${shown(value)}, which does not match ${String(demanded)}.`)
    case 'oneOf':
      return one('fits more than one of the schemas, but must fit exactly one.')
    default: {
      const words = LIMITS.get(keyword)
      if (words !== undefined) return one(`must ${words.replace('%', String(demanded))}.`)
      return one(`does not fit "${keyword}": ${shown(demanded)}.`)
    }
  }
}

const LIMITS: ReadonlyMap<string, string> = new Map([
  ['minimum', 'be at least %'],
  ['maximum', 'be at most %'],
  ['exclusiveMinimum', 'be more than %'],
  ['exclusiveMaximum', 'be less than %'],
  ['multipleOf', 'be a multiple of %'],
  ['minLength', 'have at least % characters'],
  ['maxLength', 'have at most % characters'],
  ['minItems', 'have at least % entries'],
  ['maxItems', 'have at most % entries'],
  ['minProperties', 'have at least % fields'],
  ['maxProperties', 'have at most % fields'],
])

function missing(
  { path, location }: SchemaError,
  demanded: unknown,
  context: SettleContext,
): readonly ValueProblem[] {
  const value = valueAt(context.checked.value, path)
  const around = schemaAt(location.slice(0, -1), context)
  const fields = isRecord(around) && isRecord(around.properties) ? around.properties : {}
  return listOf(demanded).flatMap((name) => {
    if (typeof name !== 'string' || (isRecord(value) && Object.hasOwn(value, name))) return []
    if (context.checked.isRequest && isReadOnly(fields[name], context.schemas)) return []
    const problem = `${nameOf([...path, name])} is missing.`
    return [{ path, problem, hint: 'Add it, or a line of "..." for what is left out.' }]
  })
}

function isReadOnly(schema: unknown, schemas: JsonSchemas): boolean {
  if (!isRecord(schema)) return false
  const target = typeof schema.$ref === 'string' ? schemas.follow(schema.$ref) : null
  return schema.readOnly === true || (isRecord(target) && target.readOnly === true)
}

/** `"data[0].amountKg"`. */
function nameOf(path: JsonPath): string {
  const text = path.map((key) => (/^\d+$/.test(String(key)) ? `[${key}]` : `.${key}`)).join('')
  return text === '' ? 'The value' : `"${text.replace(/^\./, '')}"`
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

const WORDS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['array', 'a list'],
  ['null', 'null'],
])

function wordOf(type: unknown): string {
  return WORDS.get(type) ?? String(type)
}

function typeWord(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return wordOf('array')
  return typeof value === 'boolean' ? String(value) : wordOf(typeof value)
}

function typeHint(value: unknown, demanded: unknown): string {
  const types = listOf(demanded)
  if (typeof value === 'string' && types.some((type) => type === 'number' || type === 'integer'))
    return 'Write it without quotes.'
  return typeof value === 'number' && types.includes('string') ? 'Write it in quotes.' : ''
}

/** Longer values are cut in a message, in characters. */
const LONGEST_VALUE = 60

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** Names that a message lists at most. */
const MAX_NAMES = 12

function listed(names: readonly string[]): string {
  const few = names.slice(0, MAX_NAMES).map((name) => `"${name}"`)
  return names.length > MAX_NAMES ? `${few.join(', ')} and ${names.length - MAX_NAMES} more` : few.join(', ')
}
