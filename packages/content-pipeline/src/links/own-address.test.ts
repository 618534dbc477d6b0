import { expect, test } from 'vitest'
import { BASE_CONFIG } from '../fixtures/build-fixture.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import { ownAddress, withoutOwnHost } from './own-address.ts'

function siteAt(settings: object) {
  const written = { ...BASE_CONFIG, url: 'https://docs.example.com', ...settings }
  const { config } = parseSiteConfig(written, { file: 'site.json' })
  if (config === null) throw new Error('The configuration is valid.')
  return { config }
}

test.each([
  ['https://docs.example.com/a#b', '/a#b'],
  ['//docs.example.com?x=1', '/?x=1'],
  ['HTTPS://Docs.Example.com:443/a', '/a'],
  ['https://docs.example.com.evil.com/a', null],
  ['https://docs.example.com:8443/a', null],
  ['/a', null],
])('the address of %s on the site is %j', (url, rest) => {
  expect(ownAddress(url, siteAt({}))?.rest ?? null).toBe(rest)
})

test.each([
  ['https://docs.example.com/base/img/a.svg', '/img/a.svg'],
  ['https://docs.example.com/img/a.svg', 'https://docs.example.com/img/a.svg'],
  ['https://docs.example.com/base/cards/a.png', 'https://docs.example.com/base/cards/a.png'],
  ['https://example.com/base/a.svg', 'https://example.com/base/a.svg'],
])('the file %s is looked for at %s', (url, path) => {
  const index = siteAt({ basePath: '/base/', linkCheck: { exclude: ['/cards/*'] } })
  expect(withoutOwnHost(url, index)).toBe(path)
})
