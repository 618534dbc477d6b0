import { expect, test } from 'vitest'
import { sampleSiteData, sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { itemsInVersion, shownVersion, versionLinks } from './version-links.ts'

const siteData = sampleVersionedSiteData
const inOld = {
  path: '/docs/1.0/feeding',
  version: {
    name: '1.0',
    alternates: [
      { version: '2.0', href: '/docs/feeding' },
      { version: '1.0', href: '/docs/1.0/feeding' },
    ],
  },
}
const elsewhere = { path: '/blog', version: null }

test.each([
  ['the version of the doc', inOld, 'current', '1.0'],
  ['the version picked before', elsewhere, 'current', 'current'],
  ['the last version', elsewhere, null, '2.0'],
  ['the last version for a name that is gone', elsewhere, '0.1', '2.0'],
])('a page is about %s', (_name, meta, preferredVersion, expected) => {
  expect(shownVersion({ siteData, meta, preferredVersion })?.name).toBe(expected)
})

test('a site without versions has none', () => {
  expect(shownVersion({ siteData: sampleSiteData, meta: elsewhere, preferredVersion: '1.0' })).toBe(null)
  expect(versionLinks({ siteData: sampleSiteData, meta: elsewhere, preferredVersion: null })).toEqual([])
})

test('the menu leads to the same doc, or to the main doc of a version without it', () => {
  const links = versionLinks({ siteData, meta: inOld, preferredVersion: null })
  expect(links.map(({ label, href, isSamePage, isCurrent }) => [label, href, isSamePage, isCurrent])).toEqual(
    [
      ['Next', '/docs/next/intro', false, false],
      ['2.0', '/docs/feeding', true, false],
      ['1.0', '/docs/1.0/feeding', true, true],
    ],
  )
})

test('an item that leads to a sidebar keeps to the version', () => {
  const [docs] = itemsInVersion({ siteData, meta: inOld, preferredVersion: null })
  expect(docs).toMatchObject({ href: '/docs/1.0/intro', sidebar: 'guide@1.0' })
  expect(itemsInVersion({ siteData: sampleSiteData, meta: elsewhere, preferredVersion: null })).toEqual(
    sampleSiteData.navbar,
  )
})
