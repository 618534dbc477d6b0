import { expect, test } from 'vitest'
import { addressInLocale } from './address-in-locale.ts'

const basePaths = ['/', '/no/']

test.each([
  ['/foo', '/no/', '/no/foo'],
  ['/no/foo', '/', '/foo'],
  ['/no/foo/', '/no/', '/no/foo/'],
  ['/no', '/', '/'],
  ['/norway', '/no/', '/no/norway'],
  ['/no/no/foo', '/', '/no/foo'],
  ['/no/%E5%', '/', '/%E5%'],
])('%s is below %s: %s', (pathname, basePath, address) => {
  expect(addressInLocale(pathname, basePath, basePaths)).toBe(address)
})

test.each(['/no//evil.example', '/no///evil.example/x'])('%s leads to no other host', (pathname) => {
  const { origin } = new URL(addressInLocale(pathname, '/', basePaths), 'https://site.example')
  expect(origin).toBe('https://site.example')
})

test('below a base path of its own nothing else is taken for the site', () => {
  expect(addressInLocale('/elsewhere', '/docs/no/', ['/docs/', '/docs/no/'])).toBe('/docs/no/')
  expect(addressInLocale('/docs/foo', '/docs/no/', ['/docs/', '/docs/no/'])).toBe('/docs/no/foo')
})
