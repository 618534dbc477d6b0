import {
  curlCommand,
  type CurlCredential,
  type CurlRequest,
  hasLongQuery,
  wholeAddress,
} from '@fyr/content-pipeline/curl'
import { codeBlock } from './markdown.ts'

/** Names of the tabs are those of languages in other samples of a site, so that all turn together. */
const GROUP = 'language'

/** The request in each language, in tabs. */
export function requestSamples(request: CurlRequest): string {
  const tabs = [
    ['curl', 'cURL', codeBlock('sh', curlCommand(request))],
    ['javascript', 'JavaScript', codeBlock('js', javaScript(request))],
    ['python', 'Python', codeBlock('python', python(request))],
  ].map(([value, label, code]) => `:::::::::tab{value=${value} label=${label}}\n${code}\n:::::::::`)
  return [`::::::::::tabs{group=${GROUP}}`, ...tabs, '::::::::::'].join('\n')
}

/** Credentials as headers. */
function secretHeaders<Value>(
  credentials: readonly CurlCredential[],
  valueOf: (before: string, variable: 'token' | 'apiKey') => Value,
): (readonly [name: string, value: Value])[] {
  return credentials.flatMap(({ kind, name }): (readonly [string, Value])[] => {
    if (kind === 'basic') return []
    if (kind === 'bearer') return [['Authorization', valueOf('Bearer ', 'token')]]
    return kind === 'key' ? [[name, valueOf('', 'apiKey')]] : [['Cookie', valueOf(`${name}=`, 'apiKey')]]
  })
}

function isBasic({ credentials }: CurlRequest): boolean {
  return credentials.some(({ kind }) => kind === 'basic')
}

/** Fields of a form have their type from the client. */
function typeHeader(body: CurlRequest['body']): (readonly [name: string, value: string])[] {
  return body !== null && 'type' in body ? [['Content-Type', body.type]] : []
}

function javaScript(request: CurlRequest): string {
  const { method, query, credentials, headers, body } = request
  const isLong = hasLongQuery(request)
  const place = isLong ? `\`${escaped(request.address)}?\${query}\`` : single(wholeAddress(request))
  const secrets = secretHeaders(credentials, (before, variable) =>
    before === '' ? variable : `\`${escaped(before)}\${${variable}}\``,
  )
  const plain = [...headers, ...typeHeader(body)].map(([name, value]) => [name, single(value)] as const)
  const all = [
    ...(isBasic(request) ? ['Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`'] : []),
    ...[...secrets, ...plain].map(([name, value]) => `${member(name)}: ${value}`),
  ]
  const settings = [
    ...(method === 'get' ? [] : [`  method: ${single(method.toUpperCase())},`]),
    ...(all.length === 0 ? [] : [`  headers: { ${all.join(', ')} },`]),
    ...(body !== null && 'text' in body ? [`  body: JSON.stringify(${indented(body.text)}),`] : []),
    ...(body !== null && 'fields' in body
      ? [
          `  body: new URLSearchParams({ ${body.fields.map(([name, value]) => `${member(name)}: ${single(value)}`).join(', ')} }),`,
        ]
      : []),
  ]
  const call =
    settings.length === 0
      ? `const response = await fetch(${place})`
      : `const response = await fetch(${place}, {\n${settings.join('\n')}\n})`
  const before = isLong ? `const query = new URLSearchParams(${searchParameters(query)})\n` : ''
  return `${before}${call}\nconsole.log(response.status, await response.text())`
}

/** The argument of `URLSearchParams`: pairs, where a name is there more than once. */
function searchParameters(query: CurlRequest['query']): string {
  if (hasTwice(query))
    return `[\n${query.map(([name, value]) => `  [${single(name)}, ${single(value)}],`).join('\n')}\n]`
  const lines = query.map(([name, value]) => `  ${member(name)}: ${single(value)},`)
  return `{\n${lines.join('\n')}\n}`
}

function hasTwice(query: CurlRequest['query']): boolean {
  return new Set(query.map(([name]) => name)).size < query.length
}

/** As part of a template of JavaScript. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
}

/** As a string of JavaScript. */
function single(text: string): string {
  const inner = text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)
  return `'${inner.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)}'`
}

/** As the name of a member of an object of JavaScript. */
function member(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : single(name)
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

/** Names of variables in Python. */
const IN_PYTHON = { token: 'token', apiKey: 'api_key' }

function python(request: CurlRequest): string {
  const { method, query, credentials, headers, body } = request
  const isLong = hasLongQuery(request)
  const secrets = secretHeaders(credentials, (before, variable) => {
    const name = IN_PYTHON[variable]
    // Between single braces is code.
    return before === '' ? name : `f${JSON.stringify(`${before.replaceAll(/[{}]/g, '$&$&')}{${name}}`)}`
  })
  const plain = [...headers, ...typeHeader(body)].map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  )
  const all = [...secrets, ...plain].map(([name, value]) => `${JSON.stringify(name)}: ${value}`)
  const settings = [
    ...(isLong ? [`    params=${queryParameters(query)},`] : []),
    ...(isBasic(request) ? ['    auth=(client_id, client_secret),'] : []),
    ...(all.length === 0 ? [] : [`    headers={${all.join(', ')}},`]),
    ...(body !== null && 'text' in body
      ? [`    json=${pythonValue(JSON.parse(body.text)).replaceAll('\n', '\n    ')},`]
      : []),
    ...(body !== null && 'fields' in body
      ? [
          `    data={${body.fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')}},`,
        ]
      : []),
  ]
  const place = JSON.stringify(isLong ? request.address : wholeAddress(request))
  const call =
    settings.length === 0
      ? `requests.${method}(${place})`
      : `requests.${method}(\n    ${place},\n${settings.join('\n')}\n)`
  return `import requests\n\nresponse = ${call}\nprint(response.status_code, response.text)`
}

/** The parameters of a query in Python: pairs, where a name is there more than once. */
function queryParameters(query: CurlRequest['query']): string {
  const isList = hasTwice(query)
  const lines = query.map(([name, value]) => {
    const [key, text] = [JSON.stringify(name), JSON.stringify(value)]
    return `        ${isList ? `(${key}, ${text})` : `${key}: ${text}`},`
  })
  return [isList ? '[' : '{', ...lines, `    ${isList ? ']' : '}'}`].join('\n')
}

/** A value of JSON as one of Python. */
function pythonValue(value: unknown, indent = ''): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const isList = Array.isArray(value)
  const lines = isList
    ? value.map((one) => `${inner}${pythonValue(one, inner)},`)
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${pythonValue(one, inner)},`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`
}
