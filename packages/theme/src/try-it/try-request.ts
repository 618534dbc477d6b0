import { curlCommand, wholeAddress } from '@fyr/content-pipeline/curl'

/** A field of a request that the reader fills in. */
export interface TryField {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly kind: 'text' | 'number' | 'choice'
  readonly isRequired: boolean
  /** Of a choice. */
  readonly values: readonly string[]
  readonly example: string
}

/** How requests are authorised; the name is that of the header for a key. */
export interface TryCredential {
  readonly kind: 'bearer' | 'basic' | 'key'
  readonly name: string
}

/** An operation that readers can call from its page. */
export interface TryOperation {
  readonly method: string
  /** Servers that requests may be sent to: addresses without a slash at the end. */
  readonly servers: readonly string[]
  /** `/feeding/{id}`. */
  readonly path: string
  readonly fields: readonly TryField[]
  readonly credentials: readonly TryCredential[]
  readonly body: {
    readonly type: string
    readonly example: string
    readonly isRequired: boolean
  } | null
}

/** The values that the reader has entered, by field name. */
export interface TryValues {
  readonly server: string
  readonly fields: Readonly<Record<string, string>>
  readonly credentials: Readonly<Record<string, string>>
  readonly body: string
}

/** A request that can be sent. */
export interface ReadyRequest {
  readonly address: string
  readonly init: RequestInit
}

/** Fields of different places may have one name. */
export function fieldKey({ in: place, name }: TryField): string {
  return `${place} ${name}`
}

/** Parses the operation in a page; null if it is invalid. */
export function readOperation(json: string): TryOperation | null {
  try {
    const value = JSON.parse(json) as TryOperation
    const isWhole =
      typeof value.method === 'string' &&
      // Otherwise the path could become part of the server's name, because servers have no slash at the end.
      typeof value.path === 'string' &&
      value.path.startsWith('/') &&
      value.servers.length > 0 &&
      value.servers.every((server) => /^https?:$/.test(new URL(server).protocol)) &&
      Array.isArray(value.fields) &&
      Array.isArray(value.credentials)
    return isWhole ? value : null
  } catch {
    return null
  }
}

/** The initial values of the form: the examples of the description. */
export function firstValues({ servers, fields, body }: TryOperation): Omit<TryValues, 'credentials'> {
  return {
    server: servers[0] ?? '',
    // Optional parameters are not sent unless the reader wants them.
    fields: Object.fromEntries(
      fields.map((field) => [fieldKey(field), field.isRequired ? field.example : '']),
    ),
    body: body?.example ?? '',
  }
}

/** Whether a text can be sent as JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The parts of a request besides credentials. */
interface RequestParts {
  readonly address: string
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Null for none. */
  readonly body: { readonly type: string; readonly text: string } | null
}

/** The entered values by their place in the request. Empty fields are not sent. */
function requestParts(operation: TryOperation, values: Omit<TryValues, 'credentials'>): RequestParts {
  const filled = operation.fields.flatMap((field) => {
    const value = values.fields[fieldKey(field)] ?? ''
    return value === '' ? [] : [[field, value] as const]
  })
  const path = filled
    .filter(([field]) => field.in === 'path')
    .reduce(
      (whole, [{ name }, value]) => whole.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
      operation.path,
    )
  const valuesIn = (part: TryField['in']) =>
    filled.flatMap(([{ in: place, name }, value]) => (place === part ? [[name, value] as const] : []))
  const { body } = operation
  return {
    address: `${values.server}${path}`,
    query: valuesIn('query'),
    headers: valuesIn('header'),
    body: body === null || values.body.trim() === '' ? null : { type: body.type, text: values.body },
  }
}

/**
 * The request for what the reader has filled in. Throws for what no browser sends, such as a token with letters that headers cannot
 * have, and for an address that is not below one of the servers of the operation.
 */
export function readyRequest(operation: TryOperation, values: TryValues): ReadyRequest {
  const parts = requestParts(operation, values)
  const { body } = parts
  const address = wholeAddress(parts)
  if (!isBelow(address, operation.servers.includes(values.server) ? values.server : ''))
    throw new TypeError(`"${address}" is on no server of this operation.`)
  const headers = new Headers()
  for (const [name, value] of parts.headers) headers.set(name, value)
  for (const { kind, name } of operation.credentials) {
    const secret = values.credentials[name] ?? ''
    if (secret === '') continue
    if (kind === 'bearer') headers.set('Authorization', `Bearer ${secret}`)
    else if (kind === 'basic') headers.set('Authorization', `Basic ${base64(secret)}`)
    else headers.set(name, secret)
  }
  if (body !== null) headers.set('Content-Type', body.type)
  return {
    address,
    init: { method: operation.method.toUpperCase(), headers, ...(body !== null && { body: body.text }) },
  }
}

/** Whether an address is below a server; values such as `..` lead elsewhere. Throws for what is no address. */
function isBelow(address: string, server: string): boolean {
  return new URL(address).href.startsWith(new URL(`${server}/`).href)
}

/** The same request as a command of a shell. Secrets are variables of the shell. */
export function commandOf(operation: TryOperation, values: Omit<TryValues, 'credentials'>): string {
  const method = operation.method.toLowerCase()
  return curlCommand({ method, credentials: operation.credentials, ...requestParts(operation, values) })
}

/** `btoa` only takes characters of one byte. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
