import type { SourceTexts } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import type { CurlCredential } from '@fyr/content-pipeline/curl'
import { type ApiDescription, type ApiNode, childOf, keysOf, listOf, textOf } from './description.ts'

/** A media type of a body, and what it holds. */
export interface Media {
  readonly type: string
  readonly node: ApiNode
  readonly schema: ApiNode | null
}

/** The first types of bodies. Many operations may have the same body, of any number of types. */
const knownTypes = new WeakMap<object, string | null>()

/** JSON, if there is any: most clients request it. */
export function firstMedia(owner: ApiNode): Media | null {
  const content = childOf(owner, 'content')
  if (content === null) return null
  let type = knownTypes.get(content.value)
  if (type === undefined) {
    const all = keysOf(content.value).filter((name) => isRecord(content.value[name]))
    type = all.find((name) => /[/+]json\b/.test(name)) ?? all[0] ?? null
    knownTypes.set(content.value, type)
  }
  const node = type === null ? null : childOf(content, type)
  return type === null || node === null ? null : { type, node, schema: childOf(node, 'schema') }
}

/** The language in which a code block shows a media type. */
export function languageOf(type: string): string {
  if (/[/+]json\b/.test(type)) return 'json'
  return /[/+]xml\b/.test(type) ? 'xml' : 'text'
}

/** Tells the errors among responses: `default` is one if another response is a success. */
export function errorsAmong<T extends { readonly status: string }>(all: readonly T[]): (one: T) => boolean {
  const hasSuccess = all.some(({ status }) => /^[123]/.test(status))
  return ({ status }) => /^[45]/.test(status) || (hasSuccess && status === 'default')
}

/** How readers see the status of a response. */
export function nameOfStatus(status: string, words: SourceTexts): string {
  return status === 'default' ? words('apiOtherResponses') : status
}

/** The body of a request, wherever it is written; null without one. */
export function bodyOf(operation: ApiNode, api: ApiDescription): ApiNode | null {
  const written = childOf(operation, 'requestBody')
  return (written && api.resolve(written)?.node) ?? null
}

/** The address of the first server of an operation, or of the description; empty without one. */
export function serverOf(operation: ApiNode, api: ApiDescription): string {
  const server = firstServer(operation) ?? firstServer(api.root)
  return server === undefined ? '' : serverUrl(server)
}

function firstServer(owner: ApiNode): ApiNode | undefined {
  return listOf(owner, 'servers', 1)[0]
}

/** The address of a server, without a slash at its end. Variables have their default values. */
export function serverUrl(server: ApiNode): string {
  return fillBraces(textOf(server, 'url'), (name) => {
    const variable = childOf(server, 'variables', name)
    return variable === null ? null : textOf(variable, 'default')
  }).replace(/\/$/, '')
}

/** In characters. No address is as long, and one value may be in it many times. */
const MOST_VALUES = 10_000

/** An address with values in the place of names in braces. A name without a value stays, and so do names when their values get too long. */
export function fillBraces(address: string, valueOf: (name: string) => string | null): string {
  let left = MOST_VALUES
  return address.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = left < 0 ? null : valueOf(name)
    left -= value?.length ?? 0
    return value === null || left < 0 ? whole : value
  })
}

/** A credential of a request. A key is sent in a header, a cookie or the address. */
export interface Credential {
  readonly kind: CurlCredential['kind'] | 'query'
  /** The name of the header, cookie or parameter for a key. */
  readonly name: string
}

/**
 * The credential that a security scheme requires; null for one that is not part of the request, such as a
 * certificate.
 */
export function credentialOf(name: string, api: ApiDescription): Credential | null {
  const written = childOf(api.root, 'components', 'securitySchemes', name)
  const scheme = written && api.resolve(written)?.node
  if (!scheme) return { kind: 'bearer', name }
  const type = textOf(scheme, 'type')
  if (type === 'apiKey') {
    const place = textOf(scheme, 'in')
    return { kind: place === 'query' || place === 'cookie' ? place : 'key', name: textOf(scheme, 'name') }
  }
  if (type !== 'http') return type === 'mutualTLS' ? null : { kind: 'bearer', name }
  const how = textOf(scheme, 'scheme').toLowerCase()
  return how === 'basic' || how === 'bearer' ? { kind: how, name } : null
}

/** The security schemes of an operation, or of the whole description. */
export function securitiesOf(operation: ApiNode, api: ApiDescription): readonly ApiNode[] {
  return listOf(Array.isArray(operation.value.security) ? operation : api.root, 'security')
}
