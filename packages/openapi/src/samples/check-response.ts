import type { ApiOperation } from '../pages/api-model.ts'
import { type ApiNode, entriesOf, textOf } from '../pages/description.ts'
import { checkBody } from './check-body.ts'
import {
  compareHeaders,
  headerOf,
  idOf,
  see,
  USUAL_REQUEST_HEADERS,
  USUAL_RESPONSE_HEADERS,
} from './check-headers.ts'
import { parametersIn } from './check-request.ts'
import { type CheckedSample, invalid, NOTHING_WRONG, together } from './checked-sample.ts'
import type { PlacedBody, ResponseSample, SampleIssue } from './request-sample.ts'
import { matchesType, mediaOf, reasonOf, responseOf, type SampleApi } from './sample-api.ts'

/** Compares the JSON that a sample shows alone with a response. */
export function checkResponseJson(
  body: PlacedBody,
  {
    operation,
    status,
    api,
  }: { readonly operation: ApiOperation; readonly status: string; readonly api: SampleApi },
): CheckedSample {
  const { response, statuses } = responseOf(operation, status, api)
  if (response === null)
    return invalid([unknownStatus(body.offsetOf(0), { operation, status, statuses, api })])
  const all = mediaOf(response)
  if (all.length > 0) return checkBody(body, all, { isRequest: false, api })
  const problem = `The response ${status} of "${idOf(operation)}" has no body.`
  return invalid([{ offset: body.offsetOf(0), problem, hint: see(operation, api) }])
}

interface UnknownStatus {
  readonly operation: ApiOperation
  readonly status: string
  readonly statuses: readonly string[]
  readonly api: SampleApi
}

function unknownStatus(offset: number, { operation, status, statuses, api }: UnknownStatus): SampleIssue {
  const problem = `"${idOf(operation)}" has no response ${status}.`
  return { offset, problem, hint: `The description has ${statuses.join(', ')}. ${see(operation, api)}` }
}

export interface ResponseRequest {
  readonly operation: ApiOperation
  /** That of the mark, where it has one. */
  readonly status: string | null
  readonly api: SampleApi
}

/** Compares an answer with an operation: status, headers and body. */
export function checkResponse(
  sample: ResponseSample,
  { operation, status: marked, api }: ResponseRequest,
): CheckedSample {
  const status = sample.status?.text ?? marked
  if (status === null) return checkHeadersAlone(sample, operation, api)
  const at = sample.status?.offset ?? 0
  const { response, statuses } = responseOf(operation, status, api)
  const reason = sample.reason
  const usual = reasonOf(status)
  const ofReason =
    reason !== null && usual !== null && reason.text !== usual && !OTHER_REASONS.has(reason.text)
      ? [{ offset: reason.offset, problem: `The reason phrase of ${status} is "${usual}".`, hint: '' }]
      : []
  if (marked !== null && marked !== status)
    return invalid([
      {
        offset: at,
        problem: `The mark says ${marked}, and this is ${status}.`,
        hint: 'Correct one of them.',
      },
    ])
  if (response === null)
    return invalid([unknownStatus(at, { operation, status, statuses, api }), ...ofReason])
  const known = headersOf(response, api)
  const issues = [
    ...ofReason,
    ...compareHeaders(sample.headers, known, {
      isUsual: (name) => USUAL_RESPONSE_HEADERS.has(name),
      isWhole: sample.headers.length > 0 && !sample.isOpen,
      at,
      operation,
      api,
    }),
  ]
  return together([invalid(issues), checkResponseBody(sample, response, { operation, api })])
}

/** Reason phrases under their newer names. */
const OTHER_REASONS = new Set([
  'Unprocessable Content',
  'Content Too Large',
  'URI Too Long',
  'Range Not Satisfiable',
])

function headersOf(response: ApiNode, { description }: SampleApi): ReadonlyMap<string, ApiNode> {
  return new Map(
    entriesOf(response, 'headers').flatMap(([name, written]) => {
      const node = description.resolve(written)?.node
      return node === undefined ? [] : [[name, node] as const]
    }),
  )
}

function isUsualHeader(name: string): boolean {
  return USUAL_REQUEST_HEADERS.has(name) || USUAL_RESPONSE_HEADERS.has(name)
}

/** Headers without a first line may be those of the request or of any answer. */
function checkHeadersAlone(sample: ResponseSample, operation: ApiOperation, api: SampleApi): CheckedSample {
  const responses = entriesOf(operation.node, 'responses').flatMap(([, written]) => {
    const node = api.description.resolve(written)?.node
    return node === undefined ? [] : [...headersOf(node, api)]
  })
  const own = parametersIn(operation, 'header').map((node) => [textOf(node, 'name'), node] as const)
  const context = { isUsual: isUsualHeader, isWhole: false, at: 0, operation, api }
  return invalid(compareHeaders(sample.headers, new Map([...responses, ...own]), context))
}

function checkResponseBody(
  { body, headers }: ResponseSample,
  response: ApiNode,
  { operation, api }: { readonly operation: ApiOperation; readonly api: SampleApi },
): CheckedSample {
  const all = mediaOf(response)
  const header = headerOf(headers, 'content-type')
  const media = header === null ? all : all.filter(({ type }) => matchesType(header.text, type))
  if (header !== null && media.length === 0) {
    const problem = `This response of "${idOf(operation)}" is not ${header.text}.`
    const described = all.map(({ type }) => type).join(' or ')
    return invalid([{ offset: header.offset, problem, hint: described === '' ? '' : `Write ${described}.` }])
  }
  return body === null ? NOTHING_WRONG : checkBody(body, media, { isRequest: false, api })
}
