import { expect, test } from 'vitest'
import { reservedFor } from './reserved-address.ts'

const site = {
  locales: [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ],
  defaultLocale: 'en',
  trailingSlash: null,
}

test.each([
  ['docs/intro', null],
  ['', null],
  ['404', null],
  ['docs/assets', null],
  ['norway', null],
  ['en/docs', null],
  ['page.json', 'files that the build writes'],
  ['docs/page.json/', 'files that the build writes'],
  ['docs/Index.html/deep', 'files that the build writes'],
  ['404.html', 'files that the build writes'],
  ['assets/', 'files that the build writes'],
  ['sitemap.xml', 'files that the build writes'],
  ['_headers', 'files that the build writes'],
  ['_nginx.conf/', 'files that the build writes'],
  ['_Caddyfile', 'files that the build writes'],
  ['blog/rss.xml', 'files that the build writes'],
  ['no/', 'the pages in Norsk'],
  ['NO/docs/intro', 'the pages in Norsk'],
])('the address "%s" is kept for %j', (address, owner) => {
  expect(reservedFor(address, site)).toBe(owner)
})

test.each([
  ['docs/intro', null],
  ['404', 'files that the build writes'],
  ['docs/Index', 'files that the build writes'],
])('where pages are files of their own the address "%s" is kept for %j', (address, owner) => {
  expect(reservedFor(address, { ...site, trailingSlash: false })).toBe(owner)
  expect(reservedFor(address, { ...site, trailingSlash: 'folders' })).toBe(owner)
})
