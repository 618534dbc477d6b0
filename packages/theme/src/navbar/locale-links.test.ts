import { expect, test } from 'vitest'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { localeLinks } from './locale-links.ts'

const alternates = [
  { locale: 'en', lang: 'en', path: '/docs/intro' },
  { locale: 'no', lang: 'no', path: '/no/docs/intro' },
]
const path = '/docs/intro'
const there = { pathname: path, search: '', hash: '' }

test('keeps the page, the query and the hash', () => {
  const meta = { path, kind: 'doc', alternates } as const
  const links = localeLinks(sampleSiteData, meta, { pathname: '/docs/intro/', search: '?x=1', hash: '#s' })
  expect(links.map(({ href }) => href)).toEqual(['/docs/intro?x=1#s', '/no/docs/intro?x=1#s'])
})

test('names each language in itself and marks the current one', () => {
  const links = localeLinks(sampleNorwegianSiteData, { path, kind: 'doc', alternates }, there)
  expect(links.map(({ label, lang, isCurrent }) => [label, lang, isCurrent])).toEqual([
    ['English', 'en', false],
    ['Norsk', 'no', true],
  ])
})

test.each([
  ['not-found', alternates],
  ['doc', []],
] as const)('leads home from a page that the language does not have (%#)', (kind, known) => {
  const links = localeLinks(sampleSiteData, { path, kind, alternates: known }, there)
  expect(links.map(({ href }) => href)).toEqual(['/', '/no/'])
})

test.each(['not-found', 'doc'] as const)(
  'keeps an address whose page is not shown, query and hash included (%s)',
  (kind) => {
    const location = { pathname: '/no/foo', search: '?x=1', hash: '#s' }
    const links = localeLinks(sampleNorwegianSiteData, { path: '/no/404.html', kind, alternates }, location)
    expect(links.map(({ href }) => href)).toEqual(['/foo?x=1#s', '/no/foo?x=1#s'])
  },
)

test('knows a page at its encoded address', () => {
  const meta = { path: '/docs/blå', kind: 'doc', alternates } as const
  const links = localeLinks(sampleSiteData, meta, { ...there, pathname: '/docs/bl%C3%A5/' })
  expect(links.map(({ href }) => href)).toEqual(['/docs/intro', '/no/docs/intro'])
})
