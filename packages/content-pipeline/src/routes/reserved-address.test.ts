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
  ['page.json', 'the files of the build'],
  ['docs/page.json/', 'the files of the build'],
  ['docs/Index.html/deep', 'the files of the build'],
  ['404.html', 'the files of the build'],
  ['assets/', 'the files of the build'],
  ['sitemap.xml', 'the files of the build'],
  ['_headers', 'the files of the build'],
  ['blog/rss.xml', 'the files of the build'],
  ['no/', 'the pages in Norsk'],
  ['NO/docs/intro', 'the pages in Norsk'],
])('the address "%s" is kept for %j', (address, owner) => {
  expect(reservedFor(address, site)).toBe(owner)
})

test.each([
  ['docs/intro', null],
  ['404', 'the files of the build'],
  ['docs/Index', 'the files of the build'],
])('where pages are files of their own the address "%s" is kept for %j', (address, owner) => {
  expect(reservedFor(address, { ...site, trailingSlash: false })).toBe(owner)
})
