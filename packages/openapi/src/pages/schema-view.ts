import { isRecord } from '@fyr/content-pipeline/internal'
import { type ApiNode, listOf, textOf } from './description.ts'

/** A limit of a value. An exclusive one is a number, also in OpenAPI 3.0, where it is written as a switch. */
export type LimitName = (typeof LIMITS)[number]

/** The limits of values: those with `min` are the lowest. */
export const LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const

/** What a schema itself says of a value, in the forms of OpenAPI 3.0 and 3.1. References are not followed. */
export interface SchemaView {
  /** Names of types but null; of one without a type that of its parts, or none. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  readonly format: string
  /** Values that it may have but null; null where any will do. */
  readonly values: readonly unknown[] | null
  readonly limits: ReadonlyMap<LimitName, number>
  /** Empty for none. */
  readonly pattern: string
  readonly isReadOnly: boolean
  readonly isWriteOnly: boolean
  readonly isDeprecated: boolean
  /** The alternatives, of which null may be one. */
  readonly choices: readonly ApiNode[]
}

/** Reads a schema. */
export function viewSchema(node: ApiNode): SchemaView {
  const { value } = node
  const written = (Array.isArray(value.type) ? value.type : [value.type]).filter(
    (type): type is string => typeof type === 'string',
  )
  const allowed = Array.isArray(value.enum) ? value.enum : 'const' in value ? [value.const] : null
  const types = written.filter((type) => type !== 'null')
  return {
    types: written.length === 0 ? typesByParts(value) : types,
    isNullable:
      written.includes('null') ||
      value.nullable === true ||
      (written.length === 0 && allowed !== null && allowed.includes(null)),
    format: textOf(node, 'format'),
    values: allowed === null ? null : allowed.filter((one) => one !== null),
    limits: limitsOf(value),
    pattern: textOf(node, 'pattern'),
    isReadOnly: value.readOnly === true,
    isWriteOnly: value.writeOnly === true,
    isDeprecated: value.deprecated === true,
    choices: [...listOf(node, 'oneOf'), ...listOf(node, 'anyOf')],
  }
}

function typesByParts(value: ApiNode['value']): readonly string[] {
  if (isRecord(value.properties)) return ['object']
  return isRecord(value.items) ? ['array'] : []
}

function limitsOf(value: ApiNode['value']): ReadonlyMap<LimitName, number> {
  const found = new Map<LimitName, number>()
  for (const name of LIMITS) {
    const limit = value[name]
    if (typeof limit === 'number') found.set(name, limit)
  }
  for (const [plain, exclusive] of EXCLUSIVE) {
    const limit = found.get(plain)
    if (value[exclusive] !== true || limit === undefined) continue
    found.delete(plain)
    found.set(exclusive, limit)
  }
  return found
}

const EXCLUSIVE = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const
