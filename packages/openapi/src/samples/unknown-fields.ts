import { isRecord } from '@fyr/content-pipeline/internal'
import type { JsonPath } from '../json-tree.ts'
import type { JsonSchemas } from './json-schema.ts'

export interface UnknownField {
  readonly path: JsonPath
  /** Fields that are described beside it. */
  readonly known: readonly string[]
}

export interface FieldsRequest {
  readonly schemas: JsonSchemas
  /** Whether a value fits a schema, among several that it may fit. */
  readonly fits: (value: unknown, schema: unknown) => boolean
}

/**
 * Fields of a value that its schema does not describe. Most schemas allow them without a word, so that an API may grow; in a
 * sample they are mistakes. What is said to be a map, and an object of which nothing is described, may have any.
 */
export function unknownFields(
  value: unknown,
  schema: unknown,
  request: FieldsRequest,
): readonly UnknownField[] {
  const found: UnknownField[] = []
  collect(value, [schema], [], request, found)
  return found
}

function collect(
  value: unknown,
  schemas: readonly unknown[],
  path: JsonPath,
  request: FieldsRequest,
  found: UnknownField[],
): void {
  if (typeof value !== 'object' || value === null) return
  const seen = new Set<object>()
  const parts = schemas.flatMap((schema) => partsOf(schema, value, request, seen))
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(
        item,
        parts.flatMap((part) => itemOf(part, index) ?? []),
        [...path, index],
        request,
        found,
      )
    return
  }
  const isFree = parts.some((part) => part === FREE)
  const known = [
    ...new Set(parts.flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : []))),
  ]
  const isClosed = parts.some((part) => part.additionalProperties === false)
  for (const [name, inner] of Object.entries(value)) {
    const described = parts.flatMap((part) => schemasOf(part, name))
    if (described.length === 0 && !isFree && (known.length > 0 || isClosed))
      found.push({ path: [...path, name], known })
    collect(inner, described, [...path, name], request, found)
  }
}

type Part = Readonly<Record<string, unknown>>

/** Stands for a part that allows every field. */
const FREE: Part = { additionalProperties: true }

/** The schemas that speak of a value itself: a schema, what it refers to, and what it combines. */
function partsOf(schema: unknown, value: object, request: FieldsRequest, seen: Set<object>): Part[] {
  if (!isRecord(schema) || seen.has(schema)) return []
  seen.add(schema)
  const inner = (one: unknown) => partsOf(one, value, request, seen)
  const { $ref, allOf, anyOf, oneOf, dependentSchemas } = schema
  const conditional = [
    schema.then,
    schema.else,
    ...(isRecord(dependentSchemas) ? Object.values(dependentSchemas) : []),
  ]
  return [
    schema,
    ...(typeof $ref === 'string' ? inner(request.schemas.follow($ref)) : []),
    ...listOf(allOf).flatMap(inner),
    ...[anyOf, oneOf].flatMap((choice) => {
      const branches = listOf(choice)
      const fitting = branches.filter((branch) => request.fits(value, branch))
      // A value that fits none has another issue, which is reported; its fields may be those of any.
      return (fitting.length > 0 ? fitting : branches).flatMap((branch) => {
        const parts = inner(branch)
        return fitting.length > 0 && isFreeObject(branch, parts) ? [...parts, FREE] : parts
      })
    }),
    ...conditional.flatMap(inner),
  ]
}

/** Whether a branch is any object; one that only requires fields describes none either, but adds to the others. */
function isFreeObject(branch: unknown, parts: readonly Part[]): boolean {
  if (branch === true) return true
  const isObject = parts.some(
    ({ type }) => type === 'object' || (Array.isArray(type) && type.includes('object')),
  )
  return (
    isObject &&
    parts.every((part) => part.properties === undefined && part.additionalProperties === undefined)
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function itemOf({ prefixItems, items }: Part, index: number): unknown {
  return listOf(prefixItems)[index] ?? items
}

/** The schemas that a part has for a field; none if it does not describe it. */
function schemasOf(part: Part, name: string): readonly unknown[] {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = part
  if (isRecord(properties) && Object.hasOwn(properties, name)) return [properties[name]]
  const byPattern = Object.entries(isRecord(patternProperties) ? patternProperties : {}).flatMap(
    ([pattern, schema]) => (new RegExp(pattern, 'u').test(name) ? [schema] : []),
  )
  if (byPattern.length > 0) return byPattern
  return [additionalProperties ?? unevaluatedProperties].filter(
    (rest) => rest !== undefined && rest !== false,
  )
}
