import type { SourceTexts } from '@fyr/content-pipeline'
import type { CurlCredential } from '@fyr/content-pipeline/curl'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'

/** A media type of a body, and what it holds. */
export interface Media {
  readonly type: string
  readonly node: ApiNode
  readonly schema: ApiNode | null
}

/** JSON, if there is any: most clients request it. */
export function firstMedia(owner: ApiNode): Media | null {
  const all = entriesOf(owner, 'content')
  const [type, node] = all.find(([name]) => /[/+]json\b/.test(name)) ?? all[0] ?? []
  return type === undefined || node === undefined ? null : { type, node, schema: childOf(node, 'schema') }
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
  const server = listOf(operation, 'servers')[0] ?? listOf(api.root, 'servers')[0]
  return server === undefined ? '' : serverUrl(server)
}

/** The address of a server, without a slash at its end. Variables have their default values. */
export function serverUrl(server: ApiNode): string {
  return textOf(server, 'url')
    .replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
      const variable = childOf(server, 'variables', name)
      return variable === null ? whole : textOf(variable, 'default')
    })
    .replace(/\/$/, '')
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
