import type { IncomingMessage } from 'node:http'

/** The requested range of a file: `part` from byte `start` to byte `end`, both included, or a range beyond its end. */
export type AskedRange =
  | { readonly type: 'whole' | 'beyond' }
  | { readonly type: 'part'; readonly start: number; readonly end: number }

/**
 * The range that a request asks for in a file of `size` bytes. Malformed ranges, other units and multiple ranges mean
 * the whole file, which a host may always send; so does `If-Range`, which may refer to an earlier state of the file.
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
