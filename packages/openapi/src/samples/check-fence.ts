import { suggestName } from '@fyr/content-pipeline/internal'
import type { ApiOperation } from '../pages/api-model.ts'
import { childOf, textOf } from '../pages/description.ts'
import { operationCalled } from './called-operation.ts'
import { checkJson } from './check-body.ts'
import { checkRequest, checkRequestJson } from './check-request.ts'
import { checkResponse, checkResponseJson } from './check-response.ts'
import { type CheckedSample, NOTHING_WRONG, together } from './checked-sample.ts'
import type { Fence } from './find-fences.ts'
import { readCurl } from './read-curl.ts'
import { readHttp } from './read-http.ts'
import type { PlacedBody, SampleIssue } from './request-sample.ts'
import type { SampleApi } from './sample-api.ts'
import type { SampleMark } from './sample-mark.ts'

/** A mark that names what no description has. */
export interface UnknownMark {
  readonly problem: string
  readonly hint: string
}

export type FenceResult =
  | ({ readonly type: 'checked' } & CheckedSample)
  | ({ readonly type: 'unknown' } & UnknownMark)

/** Compares a sample with the descriptions of a site. A description that cannot be followed throws `RangeError`. */
export function checkFence(fence: Fence, mark: SampleMark, apis: readonly SampleApi[]): FenceResult {
  switch (mark.type) {
    case 'schema':
      return ofSchema(fence, mark.schema, apis)
    case 'curl':
      return ofCurl(fence, mark.operation, apis)
    case 'json':
    case 'http': {
      const found = findOperation(mark.operation, apis)
      if ('problem' in found) return { type: 'unknown', ...found }
      const request = { ...found, status: mark.status }
      const checked = mark.type === 'json' ? ofJson(fence, request) : ofHttp(fence, request)
      return { type: 'checked', ...checked }
    }
    case 'typescript':
    case 'unchecked':
      return { type: 'checked', ...NOTHING_WRONG }
  }
}

interface FoundOperation {
  readonly operation: ApiOperation
  readonly api: SampleApi
}

function findOperation(id: string, apis: readonly SampleApi[]): FoundOperation | UnknownMark {
  for (const api of apis) {
    const operation = api.byId.get(id)
    if (operation !== undefined) return { operation, api }
  }
  const ids = apis.flatMap(({ byId }) => [...byId.keys()])
  const files = apis.map(({ file }) => file).join(', ')
  return {
    problem: `There is no operation "${id}" in ${files}.`,
    hint: suggestName(id, ids, 'Write the operationId of an operation, or "unchecked".'),
  }
}

function wholeBody({ text }: Fence): PlacedBody {
  return { text, offsetOf: (offset) => Math.min(offset, text.length) }
}

function ofSchema(fence: Fence, name: string, apis: readonly SampleApi[]): FenceResult {
  for (const api of apis) {
    const schema = childOf(api.description.root, 'components', 'schemas', name)
    if (schema === null) continue
    return { type: 'checked', ...checkJson(wholeBody(fence), schema.value, { isRequest: false, api }) }
  }
  const names = apis.flatMap(({ model }) => model.schemas.map((schema) => schema.name))
  const files = apis.map(({ file }) => file).join(', ')
  const hint = suggestName(name, names, 'Write the name of a schema among the components.')
  return { type: 'unknown', problem: `There is no schema "${name}" in ${files}.`, hint }
}

interface OperationRequest extends FoundOperation {
  readonly status: string | null
}

function ofJson(fence: Fence, { operation, api, status }: OperationRequest): CheckedSample {
  const body = wholeBody(fence)
  if (status === null) return checkRequestJson(body, operation, api)
  return checkResponseJson(body, { operation, status, api })
}

function ofHttp(fence: Fence, { operation, api, status }: OperationRequest): CheckedSample {
  const { messages, issues, wildcardCount } = readHttp(fence.text)
  const checked = messages.map((message) =>
    message.type === 'request'
      ? checkRequest(message.request, operation, api)
      : checkResponse(message.response, { operation, status, api }),
  )
  return together([{ issues, wildcardCount }, ...checked])
}

function ofCurl(fence: Fence, id: string | null, apis: readonly SampleApi[]): FenceResult {
  const named = id === null ? null : findOperation(id, apis)
  if (named !== null && 'problem' in named) return { type: 'unknown', ...named }
  const { requests, issues } = readCurl(fence.text)
  const called = requests.map((request) => {
    for (const api of apis) {
      const operation = operationCalled(request, api)
      if (operation !== null) return { request, operation, api }
    }
    return { request, operation: null, api: null }
  })
  const isNamedCalled = called.some(({ operation }) => operation !== null && operation === named?.operation)
  const checked = called.map(({ request, operation, api }, index): CheckedSample => {
    if (operation !== null) {
      // The first command that calls another operation is the one that was to call this one.
      const isOther = named !== null && !isNamedCalled && index === 0
      return isOther
        ? checkRequest(request, named.operation, named.api)
        : checkRequest(request, operation, api)
    }
    if (named !== null) return checkRequest(request, named.operation, named.api)
    const { offset, text } = request.target
    const problem = `No operation matches ${request.method.text} ${text}.`
    return { issues: [{ offset, problem, hint: suggestAddress(text, apis) }], wildcardCount: 0 }
  })
  const none: readonly SampleIssue[] =
    requests.length === 0 && issues.length === 0
      ? [
          {
            offset: 0,
            problem: 'There is no cURL command here.',
            hint: 'Remove the mark, or add the command.',
          },
        ]
      : []
  return { type: 'checked', ...together([{ issues: [...issues, ...none], wildcardCount: 0 }, ...checked]) }
}

function suggestAddress(text: string, apis: readonly SampleApi[]): string {
  const path = text.replace(/^(?:[a-z][a-z+.-]*:\/\/[^/]*|\$\w+)/i, '')
  const paths = apis.flatMap(({ model }) => model.operations.map((operation) => operation.path))
  const ids = apis.flatMap(({ model }) => model.operations.map(({ node }) => textOf(node, 'operationId')))
  const [first = 'feeding.list'] = ids
  return suggestName(path, paths, `Name the operation that is meant: "curl=${first}".`)
}
