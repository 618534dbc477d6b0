import { expect, test } from 'vitest'
import { isOwnHost } from './is-own-host.ts'

test.each([
  ['localhost:3000', true],
  ['LOCALHOST', true],
  ['docs.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.20', true],
  ['[::1]:3000', true],
  ['barge.local:3000', true],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evillocalhost', false],
  ['', false],
  [undefined, false],
])('a request for %j is answered: %s', (header, isAnswered) => {
  expect(isOwnHost(header, 'barge.local')).toBe(isAnswered)
})

test.each(['', ':80', 'evil:example:80', undefined])(
  '%j names nothing, wherever the server listens',
  (header) => {
    expect(isOwnHost(header, '')).toBe(false)
  },
)
