import { codeBlock } from './markdown.ts'

/** A request as a client sends it. */
export interface SampleRequest {
  readonly method: string
  readonly address: string
  /** Values of headers may name variables of the shell: `Bearer $TOKEN`. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly isBasic: boolean
  readonly body: SampleBody | null
}

export type SampleBody =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }

/** Names of the tabs are those of languages in other samples of a site, so that all turn together. */
const GROUP = 'language'

/** The request in each language, in tabs. */
export function requestSamples(request: SampleRequest): string {
  const tabs = [
    ['curl', 'cURL', codeBlock('sh', curl(request))],
    ['javascript', 'JavaScript', codeBlock('js', javaScript(request))],
    ['python', 'Python', codeBlock('python', python(request))],
  ].map(([value, label, code]) => `:::::::::tab{value=${value} label=${label}}\n${code}\n:::::::::`)
  return [`::::::::::tabs{group=${GROUP}}`, ...tabs, '::::::::::'].join('\n')
}

function curl({ method, address, headers, isBasic, body }: SampleRequest): string {
  const isPlain = method === 'get' || (method === 'post' && body !== null)
  const lines = [
    `curl${isPlain ? '' : ` ${methodOption(method)}`} ${quoted(address)}`,
    ...(isBasic ? ['  -u "$CLIENT_ID:$CLIENT_SECRET"'] : []),
    ...headers.map(([name, value]) =>
      value.includes('$') ? `  -H "${name}: ${value}"` : `  -H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body?.kind === 'json' ? [`  -d ${quoted(body.text)}`] : []),
    ...(body?.kind === 'form'
      ? body.fields.map(([name, value]) => `  --data-urlencode ${quoted(`${name}=${value}`)}`)
      : []),
  ]
  return lines.join(' \\\n')
}

/** With `-X HEAD`, cURL would wait for content that never comes. */
function methodOption(method: string): string {
  return method === 'head' ? '-I' : `-X ${method.toUpperCase()}`
}

/** As one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** `Bearer $TOKEN` as an expression of a language: the name of a variable becomes that of one there. */
function withVariables(value: string, wrap: (text: string) => string): string | null {
  if (!value.includes('$')) return null
  return wrap(value.replaceAll(/\$(\w+)/g, (_, name: string) => `{${name.toLowerCase()}}`))
}

function javaScript({ method, address, headers, isBasic, body }: SampleRequest): string {
  const all = [
    ...(isBasic ? ['Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`'] : []),
    ...headers.map(([name, value]) => {
      const key = /^\w+$/.test(name) ? name : single(name)
      return `${key}: ${withVariables(value, (text) => `\`${text.replaceAll('{', '${')}\``) ?? single(value)}`
    }),
  ]
  const settings = [
    ...(method === 'get' ? [] : [`  method: ${single(method.toUpperCase())},`]),
    ...(all.length === 0 ? [] : [`  headers: { ${all.join(', ')} },`]),
    ...(body?.kind === 'json' ? [`  body: JSON.stringify(${indented(body.text)}),`] : []),
    ...(body?.kind === 'form'
      ? [
          `  body: new URLSearchParams({ ${body.fields.map(([name, value]) => `${name}: ${single(value)}`).join(', ')} }),`,
        ]
      : []),
  ]
  const call =
    settings.length === 0
      ? `const response = await fetch(${single(address)})`
      : `const response = await fetch(${single(address)}, {\n${settings.join('\n')}\n})`
  return `${call}\nconsole.log(response.status, await response.text())`
}

/** As a string of JavaScript. */
function single(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

function python({ method, address, headers, isBasic, body }: SampleRequest): string {
  const all = headers.map(([name, value]) => {
    const expression = withVariables(value, (text) => `f${JSON.stringify(text)}`) ?? JSON.stringify(value)
    return `${JSON.stringify(name)}: ${expression}`
  })
  const settings = [
    ...(isBasic ? ['    auth=(client_id, client_secret),'] : []),
    ...(all.length === 0 ? [] : [`    headers={${all.join(', ')}},`]),
    ...(body?.kind === 'json'
      ? [`    json=${pythonValue(JSON.parse(body.text)).replaceAll('\n', '\n    ')},`]
      : []),
    ...(body?.kind === 'form'
      ? [
          `    data={${body.fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')}},`,
        ]
      : []),
  ]
  const place = JSON.stringify(address)
  const call =
    settings.length === 0
      ? `requests.${method}(${place})`
      : `requests.${method}(\n    ${place},\n${settings.join('\n')}\n)`
  return `import requests\n\nresponse = ${call}\nprint(response.status_code, response.text)`
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
