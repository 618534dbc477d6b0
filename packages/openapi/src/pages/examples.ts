import { sample } from 'openapi-sampler'
import { type ApiDescription, type ApiNode, childOf, entriesOf, keysOf, listOf } from './description.ts'

/** In characters. Longer examples are left out, because cutting them would make them invalid. */
const LONGEST_EXAMPLE = 8000

/** Schemas that a made example follows into each other. */
const DEEPEST_REFERENCE = 3

/** Values of a made example: schemas that refer to each other many times would make millions. */
const MAX_VALUES = 300

/** Objects in objects, which a description may nest as deep as it likes. */
const DEEPEST_VALUE = 40

/** Examples by what they are of. Many operations may send, or answer with, the same. */
const [knownInRequests, knownInResponses] = [new WeakMap<object, Example>(), new WeakMap<object, Example>()]

interface Example {
  readonly text: string | null
}

/** The example of a media type, from the description or made from its schema, as JSON; null without one. */
export function exampleOf(media: ApiNode, api: ApiDescription, isRequest: boolean): string | null {
  const known = isRequest ? knownInRequests : knownInResponses
  const example = known.get(media.value) ?? {
    text: asText(writtenExample(media, api) ?? madeExample(childOf(media, 'schema'), api, isRequest)),
  }
  known.set(media.value, example)
  return example.text
}

/** The example of a schema, as JSON; null without one. */
export function exampleOfSchema(schema: ApiNode, api: ApiDescription): string | null {
  return asText(schema.value.example ?? madeExample(schema, api, false))
}

function asText(value: unknown): string | null {
  if (value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return text === undefined || text.length > LONGEST_EXAMPLE ? null : text
}

function writtenExample(media: ApiNode, api: ApiDescription): unknown {
  if (media.value.example !== undefined) return media.value.example
  const [[, first] = []] = entriesOf(media, 'examples', 1)
  return first === undefined ? undefined : api.resolve(first)?.node.value.value
}

function madeExample(schema: ApiNode | null, api: ApiDescription, isRequest: boolean): unknown {
  if (schema === null) return undefined
  const options = { quiet: true, skipReadOnly: isRequest, skipWriteOnly: !isRequest }
  try {
    const plain = plainSchema(schema, api, {
      references: [],
      values: 0,
      copies: 1,
      budget: { left: MAX_VALUES },
    })
    return sample(plain, options)
  } catch {
    // A schema that it cannot follow has fields, and no example.
    return undefined
  }
}

interface Extent {
  /** Schemas that were referred to on the way here; one that contains itself is cut off. */
  readonly references: readonly object[]
  /** Schemas around this one. */
  readonly values: number
  /** How often the example repeats it: lists and maps in each other multiply. */
  readonly copies: number
  readonly budget: { left: number }
}

/** What a schema may ask for at least, as a number: an example of a text with a million characters, or of as many entries, is none. */
const LARGEST = [
  ['minLength', 200],
  ['minItems', 5],
] as const

/** Entries that the sampler gives a map. */
const MAP_ENTRIES = 2

/** Schemas in a schema that are not copied, so that the sampler must not follow them. */
const UNREAD: ReadonlySet<string> = new Set(['if', 'then', 'else', 'contains'])

/** An object with more fields is longer than an example may be. */
const MAX_KEYS = 1000

/** Replaces a schema that is cut off. */
const CUT_OFF = { type: 'object' } as const

const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems']

/** A copy of a schema without references, cut off below what an example needs. */
function plainSchema(
  schema: ApiNode,
  api: ApiDescription,
  extent: Extent,
): Readonly<Record<string, unknown>> {
  const { references, values: depth, copies, budget } = extent
  budget.left -= copies
  if (budget.left < 0 || depth > DEEPEST_VALUE) return CUT_OFF
  if (schema.value.$ref !== undefined) {
    const target = references.length < DEEPEST_REFERENCE ? api.resolve(schema)?.node : undefined
    if (target === undefined || references.includes(target.value)) return CUT_OFF
    return plainSchema(target, api, { ...extent, references: [...references, target.value] })
  }
  if (keysOf(schema.value).length > MAX_KEYS) return CUT_OFF
  const inner = (node: ApiNode, times = 1) =>
    plainSchema(node, api, { ...extent, values: depth + 1, copies: copies * times })
  const copy = new Map(Object.entries(schema.value).filter(([key]) => !UNREAD.has(key)))
  for (const [key, most] of LARGEST) {
    const least = copy.get(key)
    if (least !== undefined && !(typeof least === 'number' && least <= most)) copy.delete(key)
  }
  const written = childOf(schema, 'properties')
  if (written !== null && keysOf(written.value).length > MAX_KEYS) throw new Error('The example is too long.')
  const properties = entriesOf(schema, 'properties').map(([name, node]) => [name, inner(node)] as const)
  if (properties.length > 0) copy.set('properties', Object.fromEntries(properties))
  const items = childOf(schema, 'items')
  if (items !== null) copy.set('items', inner(items, Math.max(1, Number(copy.get('minItems') ?? 1))))
  const values = childOf(schema, 'additionalProperties')
  if (values !== null) copy.set('additionalProperties', inner(values, MAP_ENTRIES))
  for (const key of LISTS)
    if (copy.has(key))
      copy.set(
        key,
        listOf(schema, key, MAX_KEYS).map((node) => inner(node)),
      )
  return Object.fromEntries(copy)
}
