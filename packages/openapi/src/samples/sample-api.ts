import { STATUS_CODES } from 'node:http'
import { type ApiModel, type ApiOperation, readModel } from '../pages/api-model.ts'
import {
  type ApiDescription,
  type ApiNode,
  childOf,
  entriesOf,
  listOf,
  openDescription,
  textOf,
} from '../pages/description.ts'
import { type JsonSchemas, openSchemas } from './json-schema.ts'

/** A description, as far as samples are compared with it. */
export interface SampleApi {
  readonly file: string
  readonly description: ApiDescription
  readonly model: ApiModel
  readonly schemas: JsonSchemas
  /** Operations with an `operationId`. */
  readonly byId: ReadonlyMap<string, ApiOperation>
}

/** Reads a description. Throws `SiteError` for a file that is not a description, and for errors of its operations. */
export function openSampleApi(file: string, text: string): SampleApi {
  const description = openDescription(file, text)
  const model = readModel(description)
  description.throwIssues()
  const byId = new Map(
    model.operations.flatMap((operation) => {
      const id = textOf(operation.node, 'operationId')
      return id === '' ? [] : [[id, operation] as const]
    }),
  )
  return { file, description, model, schemas: openSchemas(description), byId }
}

/** An address that an operation answers at: a host, or null for one that the description leaves open, and a path. */
export interface Endpoint {
  readonly host: string | null
  /** With the parameters of path and server in braces. */
  readonly path: string
}

/** The addresses of an operation on all servers. */
export function endpointsOf({ node, path }: ApiOperation, { description }: SampleApi): readonly Endpoint[] {
  const lists = [node, itemOf(node, description), description.root].map((owner) =>
    owner === null ? [] : listOf(owner, 'servers'),
  )
  const servers = lists.find((list) => list.length > 0) ?? []
  if (servers.length === 0) return [{ host: null, path }]
  return servers.map((server) => {
    const url = textOf(server, 'url').replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
      const variable = childOf(server, 'variables', name)
      return variable === null ? whole : textOf(variable, 'default')
    })
    const [, host = null, base = ''] = /^(?:[a-z][a-z+.-]*:)?\/\/([^/]*)(.*)$/i.exec(url) ?? [url, null, url]
    return { host: host === null ? null : host.toLowerCase(), path: base.replace(/\/$/, '') + path }
  })
}

/** The path item around an operation. */
function itemOf({ path }: ApiNode, { root }: ApiDescription): ApiNode | null {
  return childOf(root, ...path.slice(0, -1))
}

/** A media type of a body, as the description has it. */
export interface Media {
  readonly type: string
  /** Null if nothing is known about it. */
  readonly schema: unknown
}

/** The media types of a request body or a response. */
export function mediaOf(owner: ApiNode): readonly Media[] {
  return entriesOf(owner, 'content').map(([type, node]) => ({ type, schema: node.value.schema ?? null }))
}

export function isJsonType(type: string): boolean {
  return /[/+]json\b/i.test(type)
}

/** One JSON value a line. */
export function isJsonLinesType(type: string): boolean {
  return /ndjson|jsonl|json-lines|json-seq/i.test(type)
}

function plainType(type: string): string {
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether a media type is one that the description names: `application/json; charset=utf-8` is `application/json`. */
export function matchesType(written: string, described: string): boolean {
  const [name, pattern] = [plainType(written), plainType(described)]
  return (
    pattern === '*/*' || pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1)))
  )
}

export interface FoundResponse {
  readonly response: ApiNode | null
  /** Statuses that the operation describes. */
  readonly statuses: readonly string[]
}

/** The response of an operation with a status: itself, its class, or the one for all others. */
export function responseOf(
  { node }: ApiOperation,
  status: string,
  { description }: SampleApi,
): FoundResponse {
  const all = new Map(entriesOf(node, 'responses'))
  const names = [status, `${status.slice(0, 1)}XX`, `${status.slice(0, 1)}xx`, 'default']
  const name = names.find((one) => all.has(one))
  const written = name === undefined ? undefined : all.get(name)
  return {
    response: written === undefined ? null : (description.resolve(written)?.node ?? null),
    statuses: [...all.keys()],
  }
}

/** The words that usually follow a status. */
export function reasonOf(status: string): string | null {
  return STATUS_CODES[status] ?? null
}

/** The line that describes an operation, for messages: `openapi.yaml:12`. */
export function placeOf({ node }: { readonly node: ApiNode }, { file, description }: SampleApi): string {
  return `${file}:${description.lineOf(node)}`
}
