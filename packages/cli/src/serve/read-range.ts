import type { IncomingMessage } from 'node:http'

/** What of a file is asked for: `part` from its byte `start` to its byte `end`, both included, or a part beyond its end. */
export type AskedRange =
  | { readonly type: 'whole' | 'beyond' }
  | { readonly type: 'part'; readonly start: number; readonly end: number }

/**
 * What a request asks for of a file of `size` bytes. What is malformed, in other units than bytes or more than one part asks
 * for the whole, which a host may always send; so does `If-Range`, which may mean an earlier state of the file.
 */
export function readRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
): AskedRange {
  const range = method === 'GET' && headers['if-range'] === undefined ? headers.range : undefined
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.replaceAll(/\s/g, '') ?? '') ?? []
  if (first === '' && last === '') return { type: 'whole' }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Number(last)
  if (start >= size) return { type: 'beyond' }
  return end < start ? { type: 'whole' } : { type: 'part', start, end: Math.min(end, size - 1) }
}
