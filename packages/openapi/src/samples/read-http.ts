import {
  type PlacedBody,
  type PlacedPair,
  type RequestSample,
  type ResponseSample,
  type SampleIssue,
  splitTarget,
} from './request-sample.ts'

export type HttpMessage =
  | { readonly type: 'request'; readonly request: RequestSample }
  | { readonly type: 'response'; readonly response: ResponseSample }

export interface ReadHttp {
  readonly messages: readonly HttpMessage[]
  readonly issues: readonly SampleIssue[]
  readonly wildcardCount: number
}

const REQUEST_LINE = /^([A-Z]+)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/
const STATUS_LINE = /^HTTP\/[\d.]+[ \t]+(\d{3})(?:[ \t]+(\S.*)?)?$/s
const HEADER = /^([!#$%&'*+.^_`|~\dA-Za-z-]+):(.*)$/s
const WILDCARD = /^[ \t]*(?:\.\.\.|…)[ \t]*$/

interface Line {
  readonly text: string
  readonly offset: number
}

/** Reads requests and answers as they are sent: a first line, headers, an empty line, a body. */
export function readHttp(text: string): ReadHttp {
  const issues: SampleIssue[] = []
  let wildcardCount = 0
  const messages = splitMessages(linesOf(text)).flatMap((lines): HttpMessage[] => {
    const [first, ...rest] = lines
    if (first === undefined) return []
    const request = REQUEST_LINE.exec(first.text)
    const status = STATUS_LINE.exec(first.text)
    const end = rest.findIndex((line) => line.text.trim() === '')
    const isHead = request !== null || status !== null
    const own = isHead ? rest : lines
    const endOfHead = isHead ? end : lines.findIndex((line) => line.text.trim() === '')
    const head = endOfHead === -1 ? own : own.slice(0, endOfHead)
    const dots = head.filter((line) => WILDCARD.test(line.text)).length
    wildcardCount += dots
    const headers = readHeaders(head, issues)
    const body = endOfHead === -1 ? null : readBody(own.slice(endOfHead + 1), text)
    const isOpen = dots > 0
    if (request !== null) {
      const [, method = '', address = ''] = request
      const at = first.offset + first.text.indexOf(address, method.length)
      return [
        {
          type: 'request',
          request: {
            method: { text: method, offset: first.offset },
            ...splitTarget({ text: address, offset: at }),
            headers,
            body,
            isOpen,
            usualType: null,
          },
        },
      ]
    }
    const [, code, reason] = status ?? []
    const placed = (part: string | undefined) =>
      part === undefined ? null : { text: part, offset: first.offset + first.text.indexOf(part, 5) }
    return [
      {
        type: 'response',
        response: { status: placed(code), reason: placed(reason?.trimEnd()), headers, body, isOpen },
      },
    ]
  })
  return { messages, issues, wildcardCount }
}

function linesOf(text: string): readonly Line[] {
  let offset = 0
  return text.split('\n').map((line) => {
    const start = offset
    offset += line.length + 1
    return { text: line, offset: start }
  })
}

/** A request may follow a request, and an answer the request that it is to. */
function splitMessages(lines: readonly Line[]): readonly (readonly Line[])[] {
  const messages: Line[][] = []
  for (const line of lines) {
    const isStart = STATUS_LINE.test(line.text) || REQUEST_LINE.test(line.text)
    const last = messages.at(-1)
    if (last === undefined || isStart) {
      if (last === undefined && line.text.trim() === '') continue
      messages.push([line])
    } else last.push(line)
  }
  return messages
}

function readHeaders(lines: readonly Line[], issues: SampleIssue[]): readonly PlacedPair[] {
  return lines.flatMap((line) => {
    if (WILDCARD.test(line.text)) return []
    const [matched, name = '', rest = ''] = HEADER.exec(line.text) ?? []
    if (matched === undefined) {
      const hint = 'Write "Name: value", and an empty line before the body.'
      issues.push({ offset: line.offset, problem: 'This is not a header.', hint })
      return []
    }
    const value = rest.trim()
    const at = line.offset + line.text.indexOf(value, name.length + 1)
    return [{ name: { text: name, offset: line.offset }, value: { text: value, offset: at } }]
  })
}

function readBody(lines: readonly Line[], text: string): PlacedBody | null {
  const [first] = lines
  const last = lines.findLast((line) => line.text.trim() !== '')
  if (first === undefined || last === undefined) return null
  const start = first.offset
  return { text: text.slice(start, last.offset + last.text.length), offsetOf: (offset) => start + offset }
}
