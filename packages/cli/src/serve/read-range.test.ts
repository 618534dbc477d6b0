import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test.each([
  ['bytes=0-3', { type: 'part', start: 0, end: 3 }],
  ['bytes=0-0', { type: 'part', start: 0, end: 0 }],
  ['Bytes= 4 - ', { type: 'part', start: 4, end: 9 }],
  ['bytes=4-400', { type: 'part', start: 4, end: 9 }],
  ['bytes=-3', { type: 'part', start: 7, end: 9 }],
  ['bytes=-400', { type: 'part', start: 0, end: 9 }],
  ['bytes=10-', { type: 'beyond' }],
  ['bytes=10-4', { type: 'beyond' }],
  ['bytes=-0', { type: 'beyond' }],
  ['bytes=5-4', { type: 'whole' }],
  ['bytes=0-1,4-5', { type: 'whole' }],
  ['bytes=-', { type: 'whole' }],
  ['bytes=a-b', { type: 'whole' }],
  ['lines=0-3', { type: 'whole' }],
  [undefined, { type: 'whole' }],
])('of ten bytes, %j requests %j', (range, asked) => {
  expect(readRange({ method: 'GET', headers: { range } }, 10)).toEqual(asked)
})

test.each(['bytes=0-0', 'bytes=-1', 'bytes=0-'])(
  'of no bytes, %j requests what is beyond the end',
  (range) => {
    expect(readRange({ method: 'GET', headers: { range } }, 0)).toEqual({ type: 'beyond' })
  },
)

test.each([
  { method: 'HEAD', headers: { range: 'bytes=0-3' } },
  { method: 'GET', headers: { range: 'bytes=0-3', 'if-range': '"earlier"' } },
])('%j requests the whole file', (request) => {
  expect(readRange(request, 10)).toEqual({ type: 'whole' })
})
