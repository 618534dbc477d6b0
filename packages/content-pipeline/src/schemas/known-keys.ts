import * as z from 'zod'

/**
 * Every key that the schema knows at `path` (keys and indexes from the root), in any branch of a union. Empty where
 * keys are free.
 */
export function knownKeys(schema: unknown, path: readonly PropertyKey[]): string[] {
  const keys = shapesAt(schema, path).flatMap((shape) => Object.keys(shape))
  return [...new Set([...keys, ...recordKeys(schema, path)])]
}

/** The keys of a record whose keys are an enumeration. */
function recordKeys(schema: unknown, path: readonly PropertyKey[]): string[] {
  return membersAt(schema, path).flatMap((inner) =>
    inner instanceof z.ZodRecord ? valuesOf(inner.keyType) : [],
  )
}

/** Every value that a literal or an enumeration allows at `path`, and what is allowed beside them, in words. */
export function knownValues(
  schema: unknown,
  path: readonly PropertyKey[],
): { readonly values: string[]; readonly others: string[] } {
  const parent = path.slice(0, -1)
  const last = path.at(-1)
  if (last === undefined) return { values: [], others: [] }
  const members = shapesAt(schema, parent).map((shape) => shape[String(last)])
  const inner = members.flatMap(unwrap)
  return {
    values: [...new Set(members.flatMap(valuesOf))],
    others: [
      ...(inner.some((one) => one instanceof z.ZodBoolean) ? ['true', 'false'] : []),
      ...(inner.some((one) => one instanceof z.ZodNumber) ? ['a number'] : []),
    ],
  }
}

type Shape = Readonly<Record<string, unknown>>

function shapesAt(schema: unknown, path: readonly PropertyKey[]): Shape[] {
  return membersAt(schema, path).flatMap((inner) => (inner instanceof z.ZodObject ? [inner.shape] : []))
}

/** The schemas at a path, those of each branch of a union. */
function membersAt(schema: unknown, path: readonly PropertyKey[]): unknown[] {
  const [head, ...rest] = path
  return unwrap(schema).flatMap((inner) => {
    if (head === undefined) return [inner]
    if (inner instanceof z.ZodObject) return membersAt(inner.shape[String(head)], rest)
    if (inner instanceof z.ZodArray && typeof head === 'number') return membersAt(inner.element, rest)
    if (inner instanceof z.ZodRecord) return membersAt(inner.valueType, rest)
    return []
  })
}

function valuesOf(schema: unknown): string[] {
  return unwrap(schema).flatMap((inner) => {
    if (inner instanceof z.ZodLiteral) return [...inner.values].map(String)
    return inner instanceof z.ZodEnum ? inner.options.map(String) : []
  })
}

/** The schemas inside optionals, defaults, unions, pipes and lazies. */
function unwrap(schema: unknown): unknown[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrap)
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  if (isWrapper) return unwrap(schema.unwrap())
  return schema === undefined ? [] : [schema]
}
