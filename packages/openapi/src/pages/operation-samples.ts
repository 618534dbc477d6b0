import type { SourceTexts } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import type { CurlRequest } from '@fyr/content-pipeline/curl'
import type { ApiOperation } from './api-model.ts'
import { type ApiDescription, type ApiNode, childOf, entriesOf, textOf } from './description.ts'
import { exampleOf } from './examples.ts'
import { asCode, attribute, codeBlock } from './markdown.ts'
import {
  bodyOf,
  type Credential,
  credentialOf,
  errorsAmong,
  fillBraces,
  firstMedia,
  languageOf,
  nameOfStatus,
  securitiesOf,
} from './operation-parts.ts'
import { requestSamples } from './request-samples.ts'

const FORM = 'application/x-www-form-urlencoded'

/** A response with content. */
interface SampledResponse {
  readonly status: string
  /** The schema of its content as JSON, or an example; equal for responses with the same content. */
  readonly content: string
  readonly code: string
}

/** An example of each response, in tabs by status; empty without any. Errors that answer with the same have one tab. */
export function responseSamples(operation: ApiNode, api: ApiDescription, words: SourceTexts): string {
  const samples = entriesOf(operation, 'responses').flatMap(([status, written]): SampledResponse[] => {
    const node = api.resolve(written)?.node
    const media = node === undefined ? null : firstMedia(node)
    if (node === undefined || media === null) return []
    const language = languageOf(media.type)
    const example =
      language === 'json' || media.node.value.example !== undefined ? exampleOf(media.node, api, false) : null
    if (example === null) return []
    const content = media.schema === null ? JSON.stringify(example) : asJsonOnce(media.schema.value)
    return [{ status, content, code: codeBlock(language, example) }]
  })
  const isError = errorsAmong(samples)
  const errors = new Map<string, SampledResponse[]>()
  for (const one of samples.filter(isError)) {
    const same = errors.get(one.content) ?? []
    same.push(one)
    errors.set(one.content, same)
  }
  const own = samples.filter((one) => !isError(one)).map((one): SampledResponse[] => [one])
  return tabsOf([...own, ...errors.values()], errors.size, words)
}

/** Schemas as JSON. Many responses may have the same one. */
const knownJson = new WeakMap<object, string>()

function asJsonOnce(value: ApiNode['value']): string {
  const json = knownJson.get(value) ?? JSON.stringify(value)
  knownJson.set(value, json)
  return json
}

/** A tab for each group of responses with the same content; for a single response only the content. */
function tabsOf(
  groups: readonly (readonly SampledResponse[])[],
  errorCount: number,
  words: SourceTexts,
): string {
  const tabs = groups.map((group) => {
    const [{ status, code } = { status: '', code: '' }, ...others] = group
    const statuses = group.map((one) => nameOfStatus(one.status, words))
    const label = others.length > 0 && errorCount === 1 ? words('apiErrors') : shortened(statuses)
    // The list of responses describes each of them.
    const listed = statuses.map(asCode).join(' ')
    return { value: status, label, content: others.length === 0 ? code : `${code}\n\n${listed}` }
  })
  const [only, ...others] = tabs
  if (only === undefined) return ''
  if (others.length === 0) return only.content
  const written = tabs.map(
    ({ value, label, content }) =>
      `:::::::::tab{value=${attribute(value)} label=${attribute(label)}}\n${content}\n:::::::::`,
  )
  return ['::::::::::tabs', ...written, '::::::::::'].join('\n')
}

/** More statuses than these make a row of tabs too long. */
const MAX_STATUSES = 3

function shortened(statuses: readonly string[]): string {
  const rest = statuses.length > MAX_STATUSES ? ' …' : ''
  return `${statuses.slice(0, MAX_STATUSES).join(', ')}${rest}`
}

/** The credentials for the first security scheme. */
function credentialsOf(operation: ApiNode, api: ApiDescription): readonly Credential[] {
  const [first] = securitiesOf(operation, api)
  return Object.keys(first?.value ?? {}).flatMap((name) => credentialOf(name, api) ?? [])
}

/** A sample of the request that an API sends to an address of the reader's. */
export function webhookSample(operation: ApiNode, api: ApiDescription): string {
  const body = bodyOf(operation, api)
  const media = body === null ? null : firstMedia(body)
  const example =
    media !== null && languageOf(media.type) === 'json' ? exampleOf(media.node, api, true) : null
  return example === null ? '' : codeBlock('json', example)
}

/** An example of the request in several languages. */
export function requestSample(
  { method, path, node, parameters }: ApiOperation,
  server: string,
  api: ApiDescription,
) {
  const all = credentialsOf(node, api)
  const credentials = all.flatMap(({ kind, name }) => (kind === 'query' ? [] : [{ kind, name }]))
  const keys = all.flatMap(({ kind, name }) => (kind === 'query' ? [[name, 'API_KEY'] as const] : []))
  const query = parameters
    .filter((one) => textOf(one, 'in') === 'query')
    .filter((one) => one.value.required === true || one.value.example !== undefined)
    .flatMap((one) => sampleTexts(one, api).map((text) => [textOf(one, 'name'), text] as const))
  const inPath = new Map(
    parameters
      .filter((one) => textOf(one, 'in') === 'path')
      .map((one) => [textOf(one, 'name'), one] as const),
  )
  const filled = fillBraces(path, (name) => {
    const parameter = inPath.get(name)
    const [value = ''] = parameter === undefined ? [] : sampleTexts(parameter, api)
    return value === '' ? null : encodeURIComponent(value)
  })
  const own = parameters
    .filter((one) => textOf(one, 'in') === 'header' && one.value.example !== undefined)
    .flatMap((one) =>
      sampleTexts(one, api)
        .slice(0, 1)
        .map((text) => [textOf(one, 'name'), text] as const),
    )
  return requestSamples({
    method,
    address: `${server}${filled}`,
    query: [...query, ...keys],
    credentials,
    headers: own,
    body: sampleBody(node, api),
  })
}

function sampleBody(operation: ApiNode, api: ApiDescription): CurlRequest['body'] {
  const owner = bodyOf(operation, api)
  const media = owner === null ? null : firstMedia(owner)
  if (media === null) return null
  const { type, node } = media
  const example = exampleOf(node, api, true)
  if (type === FORM) return { fields: formFields(example ?? '{}') }
  return example === null || languageOf(type) !== 'json' ? null : { type, text: asJson(example) }
}

/** The fields of a form, from an object in JSON or from what is sent: `name=value&other=value`. */
function formFields(example: string): readonly (readonly [name: string, value: string])[] {
  const fields = parsed(example)
  return isRecord(fields)
    ? Object.entries(fields).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)])
    : [...new URLSearchParams(example)]
}

/** An example as JSON: a text that is none is a value itself. */
function asJson(example: string): string {
  return parsed(example) === undefined ? JSON.stringify(example) : example
}

/** The value of a JSON text; undefined for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The example of a parameter as texts, one for each time it is sent; none without one. */
export function sampleTexts(parameter: ApiNode, api: ApiDescription): readonly string[] {
  const example = parameter.value.example ?? madeExample(parameter, api)
  if (Array.isArray(example)) return example.filter((one) => typeof one !== 'object').map(String)
  return typeof example === 'object' || example === undefined || example === '' ? [] : [String(example)]
}

/** An example made from the schema: a text, or the texts of a list. */
function madeExample(parameter: ApiNode, api: ApiDescription): unknown {
  const made = exampleOf(parameter, api, true) ?? undefined
  const schema = childOf(parameter, 'schema')
  const isList = schema !== null && api.resolve(schema)?.node.value.type === 'array'
  return isList && made !== undefined ? (parsed(made) ?? made) : made
}
