import type { ApiOperation } from '../pages/api-model.ts'
import { type ApiNode, textOf } from '../pages/description.ts'
import { checkTexts } from './check-texts.ts'
import type { Placed, PlacedPair, SampleIssue } from './request-sample.ts'
import { placeOf, type SampleApi } from './sample-api.ts'
import { suggestName } from '@fyr/content-pipeline/internal'

/** Headers that any request may have. */
export const USUAL_REQUEST_HEADERS = new Set(
  'accept accept-charset accept-encoding accept-language authorization cache-control connection content-encoding content-length content-type cookie date expect forwarded host if-match if-modified-since if-none-match if-range if-unmodified-since origin pragma range referer te traceparent tracestate transfer-encoding upgrade user-agent via'.split(
    ' ',
  ),
)

/** Headers that any answer may have. */
export const USUAL_RESPONSE_HEADERS = new Set(
  'accept-ranges access-control-allow-origin age allow cache-control connection content-disposition content-encoding content-language content-length content-location content-range content-type date etag expires last-modified link location retry-after server set-cookie strict-transport-security transfer-encoding vary via www-authenticate'.split(
    ' ',
  ),
)

interface HeadersContext {
  readonly isUsual: (name: string) => boolean
  readonly isWhole: boolean
  readonly at: number
  readonly operation: ApiOperation
  readonly api: SampleApi
}

export function compareHeaders(
  headers: readonly PlacedPair[],
  known: ReadonlyMap<string, ApiNode>,
  { isUsual, isWhole, at, operation, api }: HeadersContext,
): readonly SampleIssue[] {
  const byName = new Map([...known].map(([name, node]) => [name.toLowerCase(), node]))
  const issues = headers.flatMap(({ name, value }) => {
    const node = byName.get(name.text.toLowerCase())
    if (node !== undefined) return checkTexts([value], node, api, name.text)
    if (isUsual(name.text.toLowerCase())) return []
    const problem = `"${name.text}" is not a header of "${idOf(operation)}".`
    return [
      { offset: name.offset, problem, hint: suggestName(name.text, [...known.keys()], see(operation, api)) },
    ]
  })
  const missing = [...known].flatMap(([name, node]) => {
    const isThere = headers.some((header) => header.name.text.toLowerCase() === name.toLowerCase())
    if (isThere || !isWhole || node.value.required !== true) return []
    return [{ offset: at, problem: `The header "${name}" is missing.`, hint: see(operation, api) }]
  })
  return [...issues, ...missing]
}

export function headerOf(headers: readonly PlacedPair[], name: string): Placed | null {
  return headers.find((header) => header.name.text.toLowerCase() === name)?.value ?? null
}

export function idOf({ node, method, path }: ApiOperation): string {
  return textOf(node, 'operationId') || `${method.toUpperCase()} ${path}`
}

export function see(operation: ApiOperation, api: SampleApi): string {
  return `See ${placeOf(operation, api)}.`
}
