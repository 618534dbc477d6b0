import { isPlain } from '../map-texts.ts'

/**
 * A schema of any library that follows Standard Schema (https://standardschema.dev), such as Zod, Valibot or ArkType.
 * The specification asks to copy this interface.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** The result of validating a value by a schema. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** A problem that a schema finds. */
export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Whether a value is a schema. Those of some libraries are functions. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return false
  const standard: unknown = Reflect.get(value, '~standard')
  return (
    typeof standard === 'object' &&
    standard !== null &&
    Reflect.get(standard, 'version') === 1 &&
    typeof Reflect.get(standard, 'validate') === 'function'
  )
}

/**
 * The keys of the objects that a schema describes, if its library lists them: by the extension of Standard Schema that
 * gives a JSON Schema, or by `shape` (Zod) or `entries` (Valibot). Empty if it does not. They are only for suggestions.
 */
export function keysOfSchema(schema: StandardSchema): string[] {
  const standard: unknown = schema['~standard']
  const described = propertiesOf(() => {
    const converter: unknown = isObject(standard) ? standard['jsonSchema'] : null
    const input: unknown = isObject(converter) ? converter['input'] : null
    const made: unknown = typeof input === 'function' ? Reflect.apply(input, converter, [JSON_SCHEMA]) : null
    return isObject(made) ? made['properties'] : null
  })
  const places = ['shape', 'entries'].map((place) => propertiesOf(() => Reflect.get(schema, place)))
  return described.length > 0 ? described : places.flat()
}

const JSON_SCHEMA = { target: 'draft-2020-12' }

/** A library may throw for what JSON Schema cannot say. */
function propertiesOf(read: () => unknown): string[] {
  try {
    const properties = read()
    return isObject(properties) ? Object.keys(properties) : []
  } catch {
    return []
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** A problem of a value, at a path of keys and indexes from its root. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  /** The message of the library, as a sentence. */
  readonly message: string
}

/** The value that a schema returns, or the reason why there is none. */
export type SchemaOutcome =
  | { readonly type: 'valid'; readonly value: unknown }
  | { readonly type: 'invalid'; readonly issues: readonly SchemaIssue[] }
  /** The schema itself is invalid; `reason` says how, as a sentence. */
  | { readonly type: 'failed'; readonly reason: string }

/**
 * Validates a value. The resulting value is kept and sent as JSON, so anything else in it, such as a date, is a
 * issue; and it must not depend on anything but the value, so a schema that has to be waited for is one too.
 */
export function validateBy(schema: StandardSchema, value: unknown): SchemaOutcome {
  try {
    const result = schema['~standard'].validate(value)
    if (result instanceof Promise) {
      // Nobody waits for it.
      result.catch(() => {})
      return { type: 'failed', reason: 'It returns a promise.' }
    }
    if (result.issues !== undefined) return { type: 'invalid', issues: result.issues.map(issueOf) }
    const kept = jsonOf(result.value, [])
    return kept.issues.length > 0
      ? { type: 'invalid', issues: kept.issues }
      : { type: 'valid', value: kept.value }
  } catch (error) {
    return { type: 'failed', reason: sentence(error instanceof Error ? error.message : String(error)) }
  }
}

function issueOf({ message, path = [] }: StandardIssue): SchemaIssue {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part))
  return { path: keys, message: sentence(message) }
}

function sentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** A copy of a value that is plain data; keys without a value are left out, as in JSON. */
function jsonOf(
  value: unknown,
  path: readonly PropertyKey[],
): { readonly value: unknown; readonly issues: readonly SchemaIssue[] } {
  const isScalar = value === null || typeof value === 'string' || typeof value === 'boolean'
  if (isScalar || (typeof value === 'number' && Number.isFinite(value))) return { value, issues: [] }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => jsonOf(item, [...path, index]))
    return { value: items.map((item) => item.value), issues: items.flatMap(({ issues }) => issues) }
  }
  if (isPlain(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    const kept = entries.map(([key, item]) => [key, jsonOf(item, [...path, key])] as const)
    return {
      value: Object.fromEntries(kept.map(([key, item]) => [key, item.value])),
      issues: kept.flatMap(([, { issues }]) => issues),
    }
  }
  const what = typeof value === 'object' ? (value?.constructor.name ?? 'null') : typeof value
  return {
    value: null,
    issues: [{ path, message: `The schema turns it into a ${what}, which JSON cannot represent.` }],
  }
}
