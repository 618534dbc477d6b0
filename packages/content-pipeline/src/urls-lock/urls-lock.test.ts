import { expect, test } from 'vitest'
import { formatUrlsLock, parseUrlsLock } from './urls-lock.ts'

const URLS = [
  { address: '/no/docs/å', locale: 'no', ids: ['å', 'a'] },
  { address: '/docs/intro', locale: 'en', ids: ['setup', 'areas', 'setup'] },
  { address: '/', locale: 'en', ids: [] },
]

test('a lock has a line for each address, sorted by code point, ids too', () => {
  expect(formatUrlsLock(URLS).split('\n').slice(1)).toEqual([
    '/\ten',
    '/docs/intro\ten\tareas setup',
    '/no/docs/å\tno\ta å',
    '',
  ])
})

test('a lock is read as it was written, in any order of its lines and with any line ends', () => {
  const text = formatUrlsLock(URLS)
  const { urls, invalidLines } = parseUrlsLock(text.split('\n').toReversed().join('\r\n'))
  expect(invalidLines).toEqual([])
  expect(formatUrlsLock(urls)).toBe(text)
})

test('lines that are not entries are listed', () => {
  const text = [
    '<<<<<<< main',
    '/a\ten',
    '=======',
    '/b',
    '>>>>>>> other',
    'c\ten',
    '/d\ten\tx\ty',
    "/e\te', x: 'n",
  ].join('\n')
  const { urls, invalidLines } = parseUrlsLock(text)
  expect(urls).toEqual([{ address: '/a', locale: 'en', ids: [] }])
  expect(invalidLines).toEqual([1, 3, 4, 5, 6, 7, 8])
})
