import { expect, test } from 'vitest'
import { pageKey, payloadAddress } from './page-address.ts'

test.each([
  ['/', '', '/page.json'],
  ['/no/', '/no', '/no/page.json'],
  ['/no', '/no', '/no/page.json'],
  ['/no/docs/intro', '/no/docs/intro', '/no/docs/intro/page.json'],
  ['/no/docs/intro/', '/no/docs/intro', '/no/docs/intro/page.json'],
  ['/docs/intro/index.html', '/docs/intro', '/docs/intro/page.json'],
  ['//evil.example/x', '/evil.example/x', '/evil.example/x/page.json'],
  ['///evil.example/', '/evil.example', '/evil.example/page.json'],
  ['//', '', '/page.json'],
  [
    '/blog/tidevann-integration-3.0-to-3.6',
    '/blog/tidevann-integration-3.0-to-3.6',
    '/blog/tidevann-integration-3.0-to-3.6/page.json',
  ],
  ['/docs/myindex.html', '/docs/myindex.html', '/docs/myindex.html/page.json'],
])('%s is the page %s with its payload at %s', (pathname, key, payload) => {
  expect(pageKey(pathname)).toBe(key)
  expect(payloadAddress(pathname)).toBe(payload)
})
