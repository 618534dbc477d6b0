import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { formatRedirects, listRedirects, redirectPlace, redirectsWithPage } from './redirects.ts'

test.each([
  ['/no/docs/old', null, 'docs/old/index.html'],
  ['/no/docs/old/', null, 'docs/old/index.html'],
  ['/no/docs/old.html', null, 'docs/old.html'],
  ['/no/docs/3.0', null, 'docs/3.0/index.html'],
  ['/no/docs/old', false, 'docs/old.html'],
  ['/no/docs/old/', false, 'docs/old/index.html'],
  ['/no/docs/old.html', false, 'docs/old.html'],
  ['/no/docs/old', 'folders', 'docs/old.html'],
  ['/no/docs/old/', 'folders', 'docs/old/index.html'],
] as const)('the redirect from %s with trailingSlash %j is written to %s', (from, trailingSlash, place) => {
  expect(redirectPlace({ from, to: '/no/docs/new' }, '/no/', { trailingSlash })).toBe(place)
})

const ORIGIN = 'https://docs.example.com'

/** Only what is read of a locale. */
function locale(base: string): LocaleManifest {
  const redirects = [{ from: `${base}docs/gammel måte`, to: `${base}docs/ny` }]
  return { siteData: { origin: 'https://docs.example.com' }, redirects } as unknown as LocaleManifest
}

test('the redirects of all locales are written for hosts, a line each', () => {
  expect(formatRedirects(listRedirects([locale('/'), locale('/no/')]), ORIGIN)).toBe(
    '/docs/gammel%20m%C3%A5te /docs/ny 301\n/no/docs/gammel%20m%C3%A5te /no/docs/ny 301\n',
  )
})

test('hosts read no placeholder and no splat in an address', () => {
  const redirects = [{ from: '/docs/a:b/*', to: '/docs/c:d' }]
  const one = { siteData: { origin: 'https://docs.example.com' }, redirects } as unknown as LocaleManifest
  expect(formatRedirects(listRedirects([one]), ORIGIN)).toBe('/docs/a%3Ab/%2A /docs/c%3Ad 301\n')
})

test('an address adds no line, whatever it says', () => {
  const from = '/docs/a\n/evil https://evil.example 302\r\u2028'
  const one = localeFrom([from, '/docs/b'])
  expect(formatRedirects(listRedirects([one]), ORIGIN)).toBe(
    '/docs/a/evil%20https%3A//evil.example%20302%E2%80%A8 /new 301\n/docs/b /new 301\n',
  )
})

test('a place on a page, another host and everything below a folder are written as hosts read them', () => {
  const redirects = [
    { from: '/old', to: '/docs/intro#set-up' },
    { from: '/shop/', to: 'https://shop.example.com/', isPrefix: true },
  ]
  const one = { siteData: { origin: 'https://docs.example.com' }, redirects } as unknown as LocaleManifest
  expect(formatRedirects(listRedirects([one]), ORIGIN)).toBe(
    '/old /docs/intro#set-up 301\n/shop/* https://shop.example.com/ 301\n',
  )
})

test('what follows a folder is kept, and its pages need no lines of their own', () => {
  const redirects = [
    { from: '/no/', to: '/nb/', isPrefix: true, keepsRest: true },
    { from: '/no/docs/a', to: '/nb/docs/a' },
    { from: '/no/docs/old', to: '/nb/docs/b' },
  ]
  const one = { siteData: { origin: 'https://docs.example.com' }, redirects } as unknown as LocaleManifest
  expect(formatRedirects(listRedirects([one]), ORIGIN)).toBe(
    '/no/docs/old /nb/docs/b 301\n/no/* /nb/:splat 301\n',
  )
})

/** A locale with redirects from addresses; those with a slash at the end are for all below. */
function localeFrom(froms: readonly string[]): LocaleManifest {
  const redirects = froms.map((from) => ({ from, to: '/new', ...(from.endsWith('/') && { isPrefix: true }) }))
  return { siteData: { origin: 'https://docs.example.com' }, redirects } as unknown as LocaleManifest
}

test('one address comes before a folder, and an inner folder before its outer one, over all locales', () => {
  const redirects = listRedirects([
    localeFrom(['/', '/docs/', '/docs/a', '/docs/old/']),
    localeFrom(['/no/', '/no/docs/a']),
  ])
  expect(redirects.map(({ from }) => from)).toEqual([
    '/docs/a',
    '/no/docs/a',
    '/docs/old/',
    '/docs/',
    '/no/',
    '/',
  ])
})

test.each([
  [['/docs/a'], []],
  [['/docs/a', '/docs'], ['/handbook/']],
  [['/docs/a', '/docs/'], ['/handbook/']],
])('with the pages %j, the folder of a redirect that keeps the rest has %j', (paths, froms) => {
  const redirects = [
    { from: '/handbook/', to: '/docs/', isPrefix: true, keepsRest: true },
    { from: '/handbook/a', to: '/docs/a' },
    { from: '/shop/', to: 'https://shop.example.com/', isPrefix: true, keepsRest: true },
  ]
  const one = { routes: paths.map((path) => ({ path })), redirects } as unknown as LocaleManifest
  expect(redirectsWithPage(one, [one]).map(({ from }) => from)).toEqual([...froms, '/handbook/a', '/shop/'])
})

test('what follows a folder names no host, whatever a host makes of its slashes', () => {
  const redirects = [
    { from: '/old/', to: '/', isPrefix: true, keepsRest: true },
    { from: '/nn/', to: '/no/', isPrefix: true, keepsRest: true },
  ]
  const one = { siteData: { origin: ORIGIN }, redirects } as unknown as LocaleManifest
  expect(formatRedirects(listRedirects([one]), ORIGIN)).toBe(
    '/old/* https://docs.example.com/:splat 301\n/nn/* /no/:splat 301\n',
  )
})
