import { type ApiModel, type ApiOperation, readModel } from '../content-sources/openapi/api-model.ts'
import {
  type ApiDescription,
  type ApiNode,
  childOf,
  entriesOf,
  openDescription,
  textOf,
} from '../content-sources/openapi/description.ts'
import type { ApiChange } from './api-change.ts'
import { compareFields, type Direction } from './compare-fields.ts'
import { type Field, listFields } from './list-fields.ts'

interface OpenedApi {
  readonly api: ApiDescription
  readonly model: ApiModel
}

/** A description: its file, for messages, and its text. */
export interface DescriptionText {
  readonly file: string
  readonly text: string
}

/**
 * Compares two descriptions of an API. What is in a named schema is reported once, for the schema; what breaks a client depends on whether it
 * sends the schema, gets it, or both.
 *
 * @throws `SiteError` for a file that is not a description, or is invalid.
 */
export function compareApis(before: DescriptionText, after: DescriptionText): readonly ApiChange[] {
  const [old, current] = [openApi(before), openApi(after)]
  return [...compareOperations(old, current), ...compareSchemas(old, current)]
}

function openApi({ file, text }: DescriptionText): OpenedApi {
  const api = openDescription(file, text)
  const model = readModel(api)
  api.throwIssues()
  return { api, model }
}

function nameOf({ method, path, isWebhook }: ApiOperation): string {
  return isWebhook ? `webhook ${path}` : `${method.toUpperCase()} ${path}`
}

function compareOperations(old: OpenedApi, current: OpenedApi): readonly ApiChange[] {
  const before = new Map(old.model.operations.map((one) => [nameOf(one), one]))
  const after = new Map(current.model.operations.map((one) => [nameOf(one), one]))
  const removed = [...before.keys()]
    .filter((name) => !after.has(name))
    .map((subject): ApiChange => ({ kind: 'removed', subject, text: '', isBreaking: true }))
  const rest = [...after].flatMap(([subject, operation]): readonly ApiChange[] => {
    const earlier = before.get(subject)
    if (earlier !== undefined) return compareOperation(earlier, operation, { subject, old, current })
    return [{ kind: 'added', subject, text: '', isBreaking: false }]
  })
  return [...removed, ...rest]
}

interface OperationContext {
  readonly subject: string
  readonly old: OpenedApi
  readonly current: OpenedApi
}

function compareOperation(
  before: ApiOperation,
  after: ApiOperation,
  context: OperationContext,
): readonly ApiChange[] {
  const { subject, old, current } = context
  const isDeprecated = before.node.value.deprecated !== true && after.node.value.deprecated === true
  // The receiver of a webhook gets what the operation sends.
  const sent = { isSent: !after.isWebhook, isReceived: after.isWebhook }
  const received = { isSent: after.isWebhook, isReceived: !after.isWebhook }
  return [
    ...(isDeprecated ? [{ kind: 'deprecated', subject, text: '', isBreaking: false } as const] : []),
    ...['path', 'query', 'header', 'cookie'].flatMap((place) =>
      compareFields(parametersIn(before, place, old.api), parametersIn(after, place, current.api), {
        subject,
        noun: place === 'header' ? 'header' : `${place} parameter`,
        ...sent,
      }),
    ),
    ...compareBodies(bodyOf(before, old.api), bodyOf(after, current.api), {
      ...context,
      noun: 'field',
      ...sent,
    }),
    ...compareResponses(before, after, { ...context, ...received }),
  ]
}

function parametersIn(
  { parameters }: ApiOperation,
  place: string,
  api: ApiDescription,
): ReadonlyMap<string, Field> {
  return new Map(
    parameters
      .filter((node) => textOf(node, 'in') === place)
      .map((node) => {
        const path = textOf(node, 'name')
        const schema = childOf(node, 'schema')
        const own = schema === null ? undefined : listFields(schema, api).get('')
        const isRequired = node.value.required === true
        const isDeprecated = node.value.deprecated === true
        return [path, { type: 'any', values: [], ...own, path, isRequired, isDeprecated }]
      }),
  )
}

interface BodyContext extends OperationContext, Direction {
  readonly noun: string
}

function bodyOf({ node }: ApiOperation, api: ApiDescription): ApiNode | null {
  const written = childOf(node, 'requestBody')
  return written === null ? null : (api.resolve(written)?.node ?? null)
}

/** Compares bodies by their media types. */
function compareBodies(
  before: ApiNode | null,
  after: ApiNode | null,
  { subject, noun, old, current, ...direction }: BodyContext,
): readonly ApiChange[] {
  const earlier = new Map(before === null ? [] : entriesOf(before, 'content'))
  const later = new Map(after === null ? [] : entriesOf(after, 'content'))
  const what = noun === 'field' ? 'body' : noun.replace(/^field in /, '')
  const removed = [...earlier.keys()]
    .filter((type) => !later.has(type))
    .map((type): ApiChange => ({ kind: 'removed', subject, text: `${what} as ${type}`, isBreaking: true }))
  const rest = [...later].flatMap(([type, media]): readonly ApiChange[] => {
    const former = earlier.get(type)
    if (former === undefined) {
      const isBreaking = direction.isSent && before === null && after?.value.required === true
      return [{ kind: 'added', subject, text: `${what} as ${type}`, isBreaking }]
    }
    const [from, to] = [childOf(former, 'schema'), childOf(media, 'schema')]
    if (from === null || to === null || isSameReference(from, to)) return []
    const comparison = { subject, noun, ...direction }
    return compareFields(listFields(from, old.api), listFields(to, current.api), comparison)
  })
  return [...removed, ...rest]
}

/** A schema that both refer to is compared once, on its own. */
function isSameReference(before: ApiNode, after: ApiNode): boolean {
  const { $ref } = before.value
  return typeof $ref === 'string' && $ref === after.value.$ref && $ref.startsWith('#/components/schemas/')
}

function compareResponses(
  before: ApiOperation,
  after: ApiOperation,
  context: OperationContext & Direction,
): readonly ApiChange[] {
  const { subject, old, current } = context
  const earlier = new Map(entriesOf(before.node, 'responses'))
  const later = new Map(entriesOf(after.node, 'responses'))
  const removed = [...earlier.keys()]
    .filter((status) => !later.has(status))
    .map((status): ApiChange => ({ kind: 'removed', subject, text: `response ${status}`, isBreaking: true }))
  const rest = [...later].flatMap(([status, written]): readonly ApiChange[] => {
    const former = earlier.get(status)
    if (former === undefined)
      return [{ kind: 'added', subject, text: `response ${status}`, isBreaking: false }]
    const [from, to] = [old.api.resolve(former)?.node, current.api.resolve(written)?.node]
    if (from === undefined || to === undefined) return []
    const headers = compareFields(headersOf(from, old.api), headersOf(to, current.api), {
      ...context,
      noun: `header of response ${status}`,
    })
    return [...headers, ...compareBodies(from, to, { ...context, noun: `field in response ${status}` })]
  })
  return [...removed, ...rest]
}

function headersOf(response: ApiNode, api: ApiDescription): ReadonlyMap<string, Field> {
  return new Map(
    entriesOf(response, 'headers').flatMap(([path, written]) => {
      const node = api.resolve(written)?.node
      if (node === undefined) return []
      const schema = childOf(node, 'schema')
      const own = schema === null ? undefined : listFields(schema, api).get('')
      const isRequired = node.value.required === true
      return [[path, { type: 'any', values: [], ...own, path, isRequired, isDeprecated: false }] as const]
    }),
  )
}

/** Compares the schemas that operations of both use; new ones are part of what uses them. */
function compareSchemas(old: OpenedApi, current: OpenedApi): readonly ApiChange[] {
  const before = new Map(old.model.schemas.map(({ name, node }) => [name, node]))
  const uses = [usesOf(old), usesOf(current)]
  return current.model.schemas.flatMap(({ name, node }) => {
    const former = before.get(name)
    if (former === undefined) return []
    return compareFields(listFields(former, old.api), listFields(node, current.api), {
      subject: name,
      noun: 'field',
      isSent: uses.some(({ sent }) => sent.has(name)),
      isReceived: uses.some(({ received }) => received.has(name)),
    })
  })
}

interface SchemaUses {
  readonly sent: ReadonlySet<string>
  readonly received: ReadonlySet<string>
}

/** Names of the schemas that clients send and get, also within others. */
function usesOf({ api, model }: OpenedApi): SchemaUses {
  const sent = new Set<string>()
  const received = new Set<string>()
  for (const { node, parameters, isWebhook } of model.operations) {
    const [out, back] = isWebhook ? [received, sent] : [sent, received]
    for (const parameter of parameters) reach(parameter.value, api, out)
    reach(node.value.requestBody, api, out)
    reach(node.value.responses, api, back)
  }
  return { sent, received }
}

function reach(value: unknown, api: ApiDescription, names: Set<string>, followed = new Set<string>()): void {
  if (typeof value !== 'object' || value === null) return
  const reference: unknown = Reflect.get(value, '$ref')
  if (typeof reference === 'string' && !followed.has(reference)) {
    followed.add(reference)
    const found = api.resolve({ value: { $ref: reference }, path: [] })
    if (found?.schemaName) names.add(found.schemaName)
    reach(found?.node.value, api, names, followed)
  }
  for (const inner of Object.values(value)) reach(inner, api, names, followed)
}
