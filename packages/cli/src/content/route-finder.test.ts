import type { RouteManifest } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { createRouteFinder } from './route-finder.ts'

/** Only what a finder reads. */
const manifest = {
  locales: [
    {
      siteData: { locale: { basePath: '/', isDefault: true }, origin: 'https://docs.example.com' },
      routes: [],
      redirects: [
        { from: '/old/', to: '/', isPrefix: true, keepsRest: true },
        { from: '/på gamle/', to: '/på/', isPrefix: true, keepsRest: true },
        { from: '/brønn', to: '/docs/brønn?a=%20#ø' },
        { from: '/away', to: 'https://elsewhere.example/a%20b' },
        { from: '/nn/', to: '/no/', isPrefix: true, keepsRest: true },
      ],
    },
  ],
} as unknown as RouteManifest

test.each([
  ['/br%C3%B8nn', '/docs/br%C3%B8nn?a=%20#%C3%B8'],
  ['/away', 'https://elsewhere.example/a%20b'],
  ['/p%C3%A5%20gamle/p%C3%A5/b%20c', '/p%C3%A5/p%C3%A5/b%20c'],
])('%s leads to %s, which is encoded once', (from, to) => {
  expect(createRouteFinder(manifest).findRedirect(from)).toBe(to)
})

test.each([
  ['/old/', '/'],
  ['/old/docs/a', '/docs/a'],
  ['/old/docs//a/', '/docs//a/'],
  ['/nn/docs/a', '/no/docs/a'],
  ['/old//evil.example/x', '/evil.example/x'],
  ['/old///evil.example/x', '/evil.example/x'],
  [String.raw`/old/\evil.example/x`, '/evil.example/x'],
  [String.raw`/old/\/evil.example/x`, '/evil.example/x'],
  ['/old/.//evil.example/x', '/.//evil.example/x'],
  ['/old/%2Fevil.example/x', '/%2Fevil.example/x'],
  ['/old/%5Cevil.example/x', '/%5Cevil.example/x'],
])('the former address %s leads to %s, on the site', (from, to) => {
  const found = createRouteFinder(manifest).findRedirect(from)
  expect(found).toBe(to)
  expect(new URL(found ?? '', 'https://docs.example.com').origin).toBe('https://docs.example.com')
})
