import { isRecord } from '@fyr/content-pipeline/internal'
import { type ApiDescription, textOf } from '../pages/description.ts'
import { LIMITS, viewSchema } from '../pages/schema-view.ts'

/** A schema as JSON Schema of 2020-12, and how to follow its references. */
export interface JsonSchemas {
  /** OpenAPI 3.1 uses JSON Schema; 3.0 has its own dialect. */
  convert(schema: unknown): unknown
  /** An unresolved reference allows everything: it is an issue of the description. */
  follow(reference: string): unknown
}

/** The schemas of a description. */
export function openSchemas(api: ApiDescription): JsonSchemas {
  const isOld = textOf(api.root, 'openapi').startsWith('3.0')
  const known = new WeakMap<object, unknown>()
  const convert = (schema: unknown): unknown => {
    if (!isOld || !isRecord(schema)) return schema
    const before = known.get(schema)
    if (before !== undefined) return before
    const converted = convertOld(schema, convert)
    known.set(schema, converted)
    return converted
  }
  return {
    convert,
    follow: (reference) => convert(api.resolve({ value: { $ref: reference }, path: [] })?.node.value ?? true),
  }
}

const BY_NAME = new Set(['properties', 'patternProperties', 'definitions'])
const ONE = new Set(['items', 'additionalProperties', 'not'])
const SEVERAL = new Set(['allOf', 'anyOf', 'oneOf'])
const REWRITTEN: ReadonlySet<string> = new Set(['nullable', ...LIMITS])

function convertOld(
  schema: Readonly<Record<string, unknown>>,
  convert: (inner: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  // Beside a reference nothing counts there.
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref }
  const inner = (key: string, value: unknown): unknown => {
    if (BY_NAME.has(key) && isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, convert(one)]))
    if (ONE.has(key)) return convert(value)
    return SEVERAL.has(key) && Array.isArray(value) ? value.map(convert) : value
  }
  // Exclusive limits are switches in 3.0.
  const plain = {
    ...Object.fromEntries(
      Object.entries(schema)
        .filter(([key]) => !REWRITTEN.has(key))
        .map(([key, value]) => [key, inner(key, value)]),
    ),
    ...Object.fromEntries(viewSchema({ value: schema, path: [] }).limits),
  }
  const { nullable, type, enum: values } = schema
  if (nullable !== true) return plain
  if (typeof type !== 'string') return { anyOf: [{ type: 'null' }, plain] }
  return {
    ...plain,
    type: [type, 'null'],
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...values, null] }),
  }
}
