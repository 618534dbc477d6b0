import type { ApiOperation } from '../pages/api-model.ts'
import {
  type ApiDescription,
  type ApiNode,
  childOf,
  entriesOf,
  listOf,
  textOf,
} from '../pages/description.ts'
import { bodyOf } from '../pages/operation-parts.ts'
import type { ApiChange } from './api-change.ts'
import { compareSecurity, compareServers } from './compare-access.ts'
import { compareFields, type Direction, type Judged } from './compare-fields.ts'
import { ORDER, type Place } from './find-differences.ts'
import { ANY_FIELD, type Field, type FieldsOwner, listFields, sizeOf } from './list-fields.ts'

export interface OperationContext {
  /** `GET /feeding`. */
  readonly subject: string
  readonly old: ApiDescription
  readonly current: ApiDescription
  readonly judged: Judged
}

/** Compares an operation that both descriptions have. */
export function compareOperation(
  before: ApiOperation,
  after: ApiOperation,
  context: OperationContext,
): readonly ApiChange[] {
  const { subject, old, current, judged } = context
  // The receiver of a webhook gets what the operation sends.
  const sent = { isSent: !after.isWebhook, isReceived: after.isWebhook }
  const ownerOf = (api: ApiDescription): FieldsOwner => ({ api, work: judged.work })
  const received = { isSent: after.isWebhook, isReceived: !after.isWebhook }
  for (const places of [ownersOf(before, old), ownersOf(after, current)])
    for (const { value } of places)
      judged.work.spend(10 * (sizeOf(value.parameters) + sizeOf(value.responses)))
  judged.before.add(parameterPlaces(before, old))
  judged.after.add(parameterPlaces(after, current))
  return [
    ...compareMarks(before.node, after.node, subject, judged),
    ...compareOwnServers(before, after, context),
    ...compareOwnSecurity(before.node, after.node, context),
    ...['path', 'query', 'header', 'cookie'].flatMap((place) =>
      compareFields(parametersIn(before, place, ownerOf(old)), parametersIn(after, place, ownerOf(current)), {
        subject,
        noun: place === 'header' ? 'header' : `${place} parameter`,
        whole: place,
        ...sent,
        judged,
      }),
    ),
    ...compareRequests(before.node, after.node, { ...context, ...sent }),
    ...compareResponses(before, after, { ...context, ...received }),
  ]
}

/** What an operation says of itself. */
function compareMarks(
  before: ApiNode,
  after: ApiNode,
  subject: string,
  judged: Judged,
): readonly ApiChange[] {
  const keys = ['deprecated', 'operationId']
  judged.before.add(keys.map((key) => [...before.path, key]))
  judged.after.add(keys.map((key) => [...after.path, key]))
  const changes: ApiChange[] = []
  const [was, is] = [before, after].map(({ value }) => value.deprecated === true)
  if (!was && is) changes.push({ kind: 'deprecated', subject, text: '', isBreaking: false })
  if (was && !is)
    changes.push({ kind: 'changed', subject, text: 'is no longer deprecated', isBreaking: false })
  const [from, to] = [before, after].map((node) => textOf(node, 'operationId'))
  // Requests are the same. Generated clients have other names.
  if (from !== to) {
    const text = `has the operationId ${worded(to)}, not ${worded(from)}`
    changes.push({ kind: 'changed', subject, text, isBreaking: false })
  }
  return changes
}

function worded(id: string | undefined): string {
  return id ? `\`${id}\`` : 'none'
}

/** What both inherit from the API is reported once, for the API. */
function compareOwnServers(
  before: ApiOperation,
  after: ApiOperation,
  { subject, old, current, judged }: OperationContext,
): readonly ApiChange[] {
  const [earlier, later] = [ownersOf(before, old), ownersOf(after, current)]
  const isOwn = [...earlier, ...later].some((owner) => listOf(owner, 'servers').length > 0)
  if (!isOwn) return []
  // The servers of the API are not those that a webhook calls.
  return after.isWebhook
    ? compareServers(earlier, later, subject, judged)
    : compareServers([...earlier, old.root], [...later, current.root], subject, judged)
}

/** An operation, and the path that it is of. */
function ownersOf(
  { node, path, isWebhook }: ApiOperation,
  api: ApiDescription,
): readonly [ApiNode, ...ApiNode[]] {
  const written = childOf(api.root, isWebhook ? 'webhooks' : 'paths', path)
  const item = written && api.resolve(written)?.node
  return item ? [node, item] : [node]
}

/** What both inherit from the API is reported once, for the API. */
function compareOwnSecurity(
  before: ApiNode,
  after: ApiNode,
  { subject, old, current, judged }: OperationContext,
): readonly ApiChange[] {
  const isOwn = [before, after].some(({ value }) => Array.isArray(value.security))
  return isOwn ? compareSecurity([before, old.root], [after, current.root], subject, judged) : []
}

/** Parameters are compared by their names, whether they are referred to or in which order. */
function parameterPlaces(operation: ApiOperation, api: ApiDescription): readonly Place[] {
  return ownersOf(operation, api).flatMap((owner) => [
    [...owner.path, 'parameters', ORDER],
    ...listOf(owner, 'parameters').flatMap((one) => referenceOf(one)),
  ])
}

/** Where a node refers to another one. */
function referenceOf({ path, value }: ApiNode): readonly Place[] {
  return value.$ref === undefined ? [] : [[...path, '$ref']]
}

function parametersIn(
  { parameters }: ApiOperation,
  place: string,
  api: FieldsOwner,
): ReadonlyMap<string, Field> {
  return new Map(
    parameters
      .filter((node) => textOf(node, 'in') === place)
      .flatMap((node) => {
        const name = textOf(node, 'name')
        const fields = ownFields(node, name, api)
        return place === 'header'
          ? byHeader(fields, name)
          : fields.map((field) => [field.path, field] as const)
      }),
  )
}

/** Fields of a header by what is the same for each way to write its name: in small or capital letters. */
function byHeader(fields: readonly Field[], name: string): readonly (readonly [string, Field])[] {
  const keyOf = (path: string): string => `${name.toLowerCase()}${path.slice(name.length)}`
  return fields.map((field) => {
    const around = field.around === null ? null : keyOf(field.around)
    return [keyOf(field.path), { ...field, around }]
  })
}

/** A parameter or a header as a field, with what is in it. */
function ownFields(node: ApiNode, name: string, api: FieldsOwner): readonly Field[] {
  const schema = childOf(node, 'schema')
  const [root = ANY_FIELD, ...inner] = schema === null ? [] : listFields(schema, api).values()
  api.work.spend((inner.length + 1) * (10 + name.length))
  const pathOf = (path: string): string => {
    if (path === '') return name
    return path.startsWith('[') ? `${name}${path}` : `${name}.${path.replace(/^\./, '')}`
  }
  const keys = ['name', 'in', 'required', 'deprecated'].filter((key) => Object.hasOwn(node.value, key))
  const own = {
    ...root,
    path: name,
    isRequired: node.value.required === true,
    isDeprecated: node.value.deprecated === true || root.isDeprecated,
    places: [
      ...root.places,
      ...keys.map((key) => [...node.path, key]),
      ...(schema === null ? [] : referenceOf(schema)),
    ],
    whole: [node.path],
  }
  const within = inner.map((field) => ({
    ...field,
    path: pathOf(field.path),
    around: field.around === null ? null : pathOf(field.around),
  }))
  return [own, ...within]
}

type DirectedContext = OperationContext & Direction

function compareRequests(before: ApiNode, after: ApiNode, context: DirectedContext): readonly ApiChange[] {
  const { subject, old, current, judged, isSent, isReceived } = context
  const [from, to] = [bodyOf(before, old), bodyOf(after, current)]
  judged.before.add(bodyPlaces(before, from, to === null))
  judged.after.add(bodyPlaces(after, to, from === null))
  const [was, is] = [from, to].map((body) => body?.value.required === true)
  const isInBoth = from !== null && to !== null
  return [
    ...(isInBoth && !was && is
      ? [{ kind: 'changed', subject, text: 'body is required', isBreaking: isSent } as const]
      : []),
    ...(isInBoth && was && !is
      ? [{ kind: 'changed', subject, text: 'body is optional', isBreaking: isReceived } as const]
      : []),
    ...compareBodies(from, to, { ...context, noun: 'field', whole: 'body' }),
  ]
}

function bodyPlaces({ path }: ApiNode, body: ApiNode | null, isAlone: boolean): readonly Place[] {
  if (isAlone) return [[...path, 'requestBody']]
  return [[...path, 'requestBody', '$ref'], ...(body === null ? [] : [[...body.path, 'required']])]
}

interface BodyContext extends DirectedContext {
  readonly noun: string
  readonly whole: string
}

/** Compares bodies by their media types. */
function compareBodies(
  before: ApiNode | null,
  after: ApiNode | null,
  context: BodyContext,
): readonly ApiChange[] {
  const { subject, whole, old, current, isSent, judged } = context
  judged.work.spend(10 * (sizeOf(before?.value.content) + sizeOf(after?.value.content)))
  const earlier = new Map(before === null ? [] : entriesOf(before, 'content'))
  const later = new Map(after === null ? [] : entriesOf(after, 'content'))
  const [removed, added] = [withoutThoseOf(earlier, later), withoutThoseOf(later, earlier)]
  judged.before.add(removed.map(([, { path }]) => path))
  judged.after.add(added.map(([, { path }]) => path))
  const isDemanded = isSent && before === null && after?.value.required === true
  return [
    ...removed.map(([type]): ApiChange => ({
      kind: 'removed',
      subject,
      text: `${whole} as ${type}`,
      isBreaking: true,
    })),
    ...[...later].flatMap(([type, media]): readonly ApiChange[] => {
      const former = earlier.get(type)
      if (former === undefined)
        return [{ kind: 'added', subject, text: `${whole} as ${type}`, isBreaking: isDemanded }]
      const [from, to] = [childOf(former, 'schema'), childOf(media, 'schema')]
      if (from === null || to === null || isSameReference(from, to)) return []
      const { work } = judged
      return compareFields(
        listFields(from, { api: old, work }),
        listFields(to, { api: current, work }),
        context,
      )
    }),
  ]
}

function withoutThoseOf(
  nodes: ReadonlyMap<string, ApiNode>,
  others: ReadonlyMap<string, ApiNode>,
): readonly (readonly [string, ApiNode])[] {
  return [...nodes].filter(([name]) => !others.has(name))
}

/** A schema that both refer to is compared once, on its own. */
function isSameReference(before: ApiNode, after: ApiNode): boolean {
  const { $ref } = before.value
  return typeof $ref === 'string' && $ref === after.value.$ref && $ref.startsWith('#/components/schemas/')
}

/** What a report says of a response that only one of both has, in characters. */
const LINE_OF_RESPONSE = 30

function compareResponses(
  before: ApiOperation,
  after: ApiOperation,
  context: DirectedContext,
): readonly ApiChange[] {
  const { subject, old, current, judged } = context
  const earlier = new Map(entriesOf(before.node, 'responses'))
  const later = new Map(entriesOf(after.node, 'responses'))
  const [removed, added] = [withoutThoseOf(earlier, later), withoutThoseOf(later, earlier)]
  for (const [status] of [...removed, ...added])
    judged.work.spend(subject.length + status.length + LINE_OF_RESPONSE)
  judged.before.add(removed.map(([, { path }]) => path))
  judged.after.add(added.map(([, { path }]) => path))
  return [
    ...removed.map(([status]): ApiChange => ({
      kind: 'removed',
      subject,
      text: `response ${status}`,
      isBreaking: true,
    })),
    ...[...later].flatMap(([status, written]): readonly ApiChange[] => {
      const former = earlier.get(status)
      if (former === undefined)
        return [{ kind: 'added', subject, text: `response ${status}`, isBreaking: false }]
      judged.before.add(referenceOf(former))
      judged.after.add(referenceOf(written))
      const [from, to] = [old.resolve(former)?.node, current.resolve(written)?.node]
      if (from === undefined || to === undefined) return []
      const whole = `response ${status}`
      const { work } = judged
      return [
        ...compareFields(headersOf(from, { api: old, work }), headersOf(to, { api: current, work }), {
          ...context,
          noun: `header of ${whole}`,
          whole,
        }),
        ...compareBodies(from, to, { ...context, noun: `field in ${whole}`, whole }),
      ]
    }),
  ]
}

function headersOf(response: ApiNode, owner: FieldsOwner): ReadonlyMap<string, Field> {
  owner.work.spend(10 * sizeOf(response.value.headers))
  return new Map(
    entriesOf(response, 'headers').flatMap(([name, written]) => {
      const node = owner.api.resolve(written)?.node
      if (node === undefined) return []
      const fields = ownFields(node, name, owner).map((field) => ({
        ...field,
        places: [...field.places, ...referenceOf(written)],
        whole: field.path === name ? [...field.whole, written.path] : field.whole,
      }))
      return byHeader(fields, name)
    }),
  )
}
