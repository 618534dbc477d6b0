import type { ApiOperation } from '../pages/api-model.ts'
import { type ApiNode, childOf, entriesOf, textOf } from '../pages/description.ts'
import { bodyOf } from '../pages/operation-parts.ts'
import { isMethod, pathValues } from './called-operation.ts'
import { checkBody } from './check-body.ts'
import { compareHeaders, headerOf, idOf, see, USUAL_REQUEST_HEADERS } from './check-headers.ts'
import { checkTexts } from './check-texts.ts'
import { type CheckedSample, invalid, NOTHING_WRONG, together } from './checked-sample.ts'
import type { Placed, PlacedBody, PlacedPair, RequestSample, SampleIssue } from './request-sample.ts'
import { endpointsOf, matchesType, mediaOf, type SampleApi } from './sample-api.ts'
import { suggestName } from '@fyr/content-pipeline/internal'

/** Compares a request with an operation: method, address, parameters, headers and body. */
export function checkRequest(request: RequestSample, operation: ApiOperation, api: SampleApi): CheckedSample {
  const values = operation.isWebhook ? new Map<string, Placed>() : pathValues(request, operation, api)
  const issues = [
    ...checkMethod(request, operation, api),
    ...(values === null ? [wrongAddress(request, operation, api)] : checkPath(values, operation, api)),
    ...checkQuery(request, operation, api),
    ...checkHeaders(request, operation, api),
  ]
  return together([invalid(issues), checkRequestBody(request, operation, api)])
}

function checkMethod(
  request: RequestSample,
  operation: ApiOperation,
  api: SampleApi,
): readonly SampleIssue[] {
  if (isMethod(request, operation)) return []
  const { offset, text } = request.method
  const problem = `"${idOf(operation)}" is called with ${operation.method.toUpperCase()}, not ${text}.`
  return [{ offset, problem, hint: see(operation, api) }]
}

function wrongAddress(request: RequestSample, operation: ApiOperation, api: SampleApi): SampleIssue {
  const { text, offset } = request.target
  const all = endpointsOf(operation, api).map(({ host, path }) =>
    host === null ? path : `https://${host}${path}`,
  )
  const [own = operation.path] = endpointsOf(operation, api).map(({ path }) => path)
  const isAbsolute = /^(?:[a-z][a-z+.-]*:)?\/\//i.test(text)
  const problem = `"${text}" is not the address of "${idOf(operation)}".`
  const variable = /^\$(?:\w+|\{\w+\})/.exec(text)?.[0]
  const right = variable === undefined ? (isAbsolute ? (all[0] ?? own) : own) : variable + operation.path
  return { offset, problem, hint: `Write "${right}". ${see(operation, api)}` }
}

function checkPath(
  values: ReadonlyMap<string, Placed>,
  operation: ApiOperation,
  api: SampleApi,
): readonly SampleIssue[] {
  return parametersIn(operation, 'path').flatMap((parameter) => {
    const value = values.get(textOf(parameter, 'name'))
    return value === undefined ? [] : checkTexts([{ ...value, text: decoded(value.text) }], parameter, api)
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function parametersIn({ parameters }: ApiOperation, place: string): readonly ApiNode[] {
  return parameters.filter((parameter) => textOf(parameter, 'in') === place)
}

/** `filter[unit]` is a part of `filter`. */
function queryName({ name }: PlacedPair): string {
  return name.text.replace(/\[[^\]]*\]$/, '')
}

function checkQuery(request: RequestSample, operation: ApiOperation, api: SampleApi): readonly SampleIssue[] {
  const known = parametersIn(operation, 'query')
  const secrets = secretsIn('query', api)
  const names = known.map((parameter) => textOf(parameter, 'name'))
  const unknown = request.query.flatMap((pair) => {
    const name = queryName(pair)
    const isKnown = names.includes(name) || names.includes(pair.name.text) || secrets.includes(name)
    if (isKnown || pair.name.text.includes('…') || pair.name.text === '...') return []
    const problem = `"${pair.name.text}" is not a query parameter of "${idOf(operation)}".`
    return [{ offset: pair.name.offset, problem, hint: suggestName(name, names, see(operation, api)) }]
  })
  const issues = known.flatMap((parameter) => {
    const name = textOf(parameter, 'name')
    const values = request.query.filter((pair) => queryName(pair) === name || pair.name.text === name)
    if (values.length > 0)
      return checkTexts(
        values.map(({ value }) => value),
        parameter,
        api,
      )
    if (parameter.value.required !== true || request.isOpen) return []
    const problem = `The query parameter "${name}" is missing.`
    return [
      {
        offset: request.target.offset,
        problem,
        hint: `"${idOf(operation)}" needs it. ${see(operation, api)}`,
      },
    ]
  })
  return [...unknown, ...issues]
}

function checkHeaders(
  request: RequestSample,
  operation: ApiOperation,
  api: SampleApi,
): readonly SampleIssue[] {
  const known = new Map(parametersIn(operation, 'header').map((node) => [textOf(node, 'name'), node]))
  // A sample of only the first line shows the request and not everything that is sent.
  const isWhole = request.headers.length > 0 && !request.isOpen
  return compareHeaders(request.headers, known, {
    isUsual: (name) =>
      USUAL_REQUEST_HEADERS.has(name) || secretsIn('header', api).some((one) => one.toLowerCase() === name),
    isWhole,
    at: request.method.offset,
    operation,
    api,
  })
}

/** Names that keys are sent under, by the security schemes of a description. */
function secretsIn(place: string, { description }: SampleApi): readonly string[] {
  const components = childOf(description.root, 'components')
  return (components === null ? [] : entriesOf(components, 'securitySchemes')).flatMap(([, written]) => {
    const scheme = description.resolve(written)?.node
    const isThere =
      scheme !== undefined && textOf(scheme, 'type') === 'apiKey' && textOf(scheme, 'in') === place
    return isThere ? [textOf(scheme, 'name')] : []
  })
}

function checkRequestBody(request: RequestSample, operation: ApiOperation, api: SampleApi): CheckedSample {
  const owner = bodyOf(operation.node, api.description)
  const { body, method } = request
  if (owner === null) {
    if (body === null) return NOTHING_WRONG
    const problem = `"${idOf(operation)}" takes no body.`
    return invalid([{ offset: body.offsetOf(0), problem, hint: see(operation, api) }])
  }
  const header = headerOf(request.headers, 'content-type')
  const all = mediaOf(owner)
  const types = all.map(({ type }) => type)
  if (header !== null && !types.some((type) => matchesType(header.text, type))) {
    const problem = `"${idOf(operation)}" takes no ${header.text}.`
    return invalid([{ offset: header.offset, problem, hint: `Write ${types.join(' or ')}.` }])
  }
  if (body === null) {
    // A body that is read from a file, or omitted after the headers, cannot be compared.
    const isShown = request.headers.length > 0 && !request.isOpen && request.usualType === null
    if (owner.value.required !== true || !isShown) return NOTHING_WRONG
    return invalid([{ offset: method.offset, problem: 'The body is missing.', hint: see(operation, api) }])
  }
  const type = header?.text ?? request.usualType
  const media = all.find((one) => type !== null && matchesType(type, one.type))
  if (media === undefined && type !== null) {
    const problem = `cURL says that this is ${type}, which "${idOf(operation)}" does not take.`
    const hint = `Add -H "Content-Type: ${types[0] ?? 'application/json'}", or write --json.`
    return invalid([{ offset: body.offsetOf(0), problem, hint }])
  }
  return checkBody(body, media === undefined ? all : [media], { isRequest: true, api })
}

/** Compares the JSON that a sample shows alone with the body of a request. */
export function checkRequestJson(body: PlacedBody, operation: ApiOperation, api: SampleApi): CheckedSample {
  const owner = bodyOf(operation.node, api.description)
  if (owner !== null) return checkBody(body, mediaOf(owner), { isRequest: true, api })
  const hint = `For a response, write its status: "${idOf(operation)} 200". ${see(operation, api)}`
  return invalid([{ offset: body.offsetOf(0), problem: `"${idOf(operation)}" takes no body.`, hint }])
}
