import { expect, test } from 'vitest'
import { spellAddress } from './spell-address.ts'

test.each([
  ['docs/intro', null, 'docs/intro'],
  ['docs/intro', true, 'docs/intro/'],
  ['docs/intro', false, 'docs/intro'],
  ['docs/integration/', null, 'docs/integration/'],
  ['docs/integration/', true, 'docs/integration/'],
  ['docs/integration/', false, 'docs/integration'],
  ['docs/intro', 'folders', 'docs/intro'],
  ['docs/integration/', 'folders', 'docs/integration/'],
  ['blog/integration-3.0-to-3.6', true, 'blog/integration-3.0-to-3.6/'],
  ['', true, ''],
  ['', false, ''],
] as const)('"%s" with trailingSlash %j is "%s"', (address, trailingSlash, spelt) => {
  expect(spellAddress(address, { trailingSlash })).toBe(spelt)
})
