import type { ApiOperation } from './api-model.ts'
import { type ApiDescription, type ApiNode, childOf, textOf } from './description.ts'
import { exampleOf } from './examples.ts'
import {
  bodyOf,
  type Credential,
  credentialOf,
  firstMedia,
  languageOf,
  securitiesOf,
} from './operation-parts.ts'
import { sampleTexts } from './operation-samples.ts'
import { viewSchema } from './schema-view.ts'

/** An operation as the form on its page reads it: `TryOperation` of the theme. */
export interface CallableOperation {
  readonly method: string
  readonly servers: readonly string[]
  readonly path: string
  readonly fields: readonly CallableField[]
  readonly credentials: readonly CallableCredential[]
  readonly body: { readonly type: string; readonly example: string; readonly isRequired: boolean } | null
}

interface CallableField {
  readonly name: string
  readonly in: string
  readonly kind: 'text' | 'number' | 'choice'
  readonly isRequired: boolean
  readonly values: readonly string[]
  readonly example: string
}

interface CallableCredential {
  readonly kind: 'bearer' | 'basic' | 'key'
  readonly name: string
}

/**
 * The data with which a reader can call the operation on one of `servers`. Null for an operation that browsers cannot
 * call: a webhook, one whose body is not JSON, and one that takes its key from a cookie or the address.
 */
export function callableOperation(
  { method, path, node, parameters, isWebhook }: ApiOperation,
  api: ApiDescription,
  servers: readonly string[],
): CallableOperation | null {
  const credentials = credentialsOf(node, api)
  const body = callableBody(node, api)
  const isRead = method === 'get' || method === 'head'
  if (
    isWebhook ||
    method === 'trace' ||
    credentials === null ||
    body === undefined ||
    (isRead && body !== null)
  )
    return null
  const isSecret = (one: ApiNode): boolean => isAuthorization(one) && credentials.length === 0
  const keys = parameters.filter(isSecret).map((one) => ({ kind: 'key', name: textOf(one, 'name') }) as const)
  const fields = parameters.filter(isSendable).map((one) => fieldOf(one, api))
  return { method, servers, path, fields, credentials: [...credentials, ...keys], body }
}

/** Headers that the form itself sends, even if a parameter has the same name. */
const OWN_HEADERS = new Set(['accept', 'authorization', 'content-type'])

function isSendable(parameter: ApiNode): boolean {
  const place = textOf(parameter, 'in')
  const isOwn = place === 'header' && OWN_HEADERS.has(textOf(parameter, 'name').toLowerCase())
  return place !== 'cookie' && !isOwn
}

/** Descriptions without security schemes have a parameter for what is a secret as well. */
function isAuthorization(parameter: ApiNode): boolean {
  return textOf(parameter, 'in') === 'header' && textOf(parameter, 'name').toLowerCase() === 'authorization'
}

const NO_SCHEMA: ApiNode = { value: {}, path: [] }

function fieldOf(parameter: ApiNode, api: ApiDescription): CallableField {
  const schema = childOf(parameter, 'schema')
  const own = (schema && api.resolve(schema)?.node) ?? null
  // One value of a list is sent; more are written in the sample.
  const items = own === null ? null : childOf(own, 'items')
  const value = (items && api.resolve(items)?.node) ?? own ?? NO_SCHEMA
  const { types, values } = viewSchema(value)
  const [type, other] = types
  const only = other === undefined ? type : undefined
  // A value that is always the same is no choice.
  const given = 'const' in value.value ? [] : values
  const choices = given ?? (only === 'boolean' ? [true, false] : [])
  const isNumber = only === 'integer' || only === 'number'
  const texts = choices.filter((one) => typeof one !== 'object').map(String)
  return {
    name: textOf(parameter, 'name'),
    in: textOf(parameter, 'in'),
    kind: texts.length > 0 ? 'choice' : isNumber ? 'number' : 'text',
    isRequired: parameter.value.required === true,
    values: texts,
    example: sampleTexts(parameter, api)[0] ?? '',
  }
}

/** Null without a body, undefined for one that the form cannot send. */
function callableBody(operation: ApiNode, api: ApiDescription): CallableOperation['body'] | undefined {
  const owner = bodyOf(operation, api)
  if (owner === null) return null
  const media = firstMedia(owner)
  if (media === null || languageOf(media.type) !== 'json') return undefined
  const example = exampleOf(media.node, api, true) ?? ''
  return { type: media.type, example, isRequired: owner.value.required === true }
}

/**
 * Credentials of the first alternative that sends them as headers; empty if none are needed, null if there is no such
 * alternative.
 */
function credentialsOf(operation: ApiNode, api: ApiDescription): readonly CallableCredential[] | null {
  const ways = securitiesOf(operation, api).map(({ value }) =>
    Object.keys(value).map((name) => credentialOf(name, api)),
  )
  if (ways.length === 0) return []
  const callable = ways.filter((way): way is CallableCredential[] => way.every(isSentByBrowsers))
  return callable.find((way) => way.length > 0) ?? callable[0] ?? null
}

/** A page can send no cookies of another site, and an address with a key is kept in histories. */
function isSentByBrowsers(credential: Credential | null): boolean {
  return credential !== null && credential.kind !== 'cookie' && credential.kind !== 'query'
}
