import type { RouteManifest } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { createRouteFinder } from './route-finder.ts'

/** Only what a finder reads. */
const manifest = {
  locales: [
    {
      siteData: { locale: { basePath: '/', isDefault: true } },
      routes: [],
      redirects: [
        { from: '/old/', to: '/', isPrefix: true, keepsRest: true },
        { from: '/nn/', to: '/no/', isPrefix: true, keepsRest: true },
      ],
    },
  ],
} as unknown as RouteManifest

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
