import { expect, test } from 'vitest'
import { isAddress, permalink, webOrSiteAddress, webUrl } from './address.ts'

test.each([
  ['https://example.com/a', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['mailto:drift@example.com', true],
  ['/docs/intro', true],
  ['/', true],
  ['javascript:alert(1)', false],
  ['https:foo', false],
  ['https:///foo', false],
  ['https://[', false],
  ['https://?a', false],
  ['//example.com', false],
  [String.raw`/\example.com`, false],
  ['/\t/example.com', false],
  ['data:text/html,x', false],
])('%j is an address on the web or on the site: %s', (written, isOne) => {
  expect(webOrSiteAddress.safeParse(written).success).toBe(isOne)
})

test.each([
  ['release', true],
  ['release/3.0', true],
  ['måling', true],
  ['../x', false],
  ['a/../../x', false],
  ['%2e%2e', false],
  ['a b', false],
  ['', false],
])('%j is a part of an address: %s', (written, isOne) => {
  expect(permalink.safeParse(written).success).toBe(isOne)
})

test.each([
  ['guide/first steps', true],
  ['guide/ first', false],
  ['guide /first', false],
  ['first ', false],
  ['\u00A0first', false],
])('%j can be in an address: %s', (text, isValid) => {
  expect(isAddress(text)).toBe(isValid)
})

test.each([
  ['https://example.com/edit', true],
  ['https:example.com', false],
  ['https://[', false],
  ['ftp://example.com', false],
])('%j is an address on the web: %s', (written, isOne) => {
  expect(webUrl.safeParse(written).success).toBe(isOne)
  expect(webUrl.safeParse(written).error?.issues.length ?? 0).toBe(isOne ? 0 : 1)
})
