import type { RouteManifest } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { createRouteFinder } from '../content/route-finder.ts'
import { findDocument } from './find-document.ts'

/** Only what a finder reads. */
const manifest = {
  locales: [
    {
      siteData: { locale: { basePath: '/no/', isDefault: true } },
      routes: ['/no/', '/no/docs/intro', '/no/docs/guides/', '/no/docs/røye', '/no/docs/3.0'].map((path) => ({
        kind: 'doc',
        path,
      })),
      redirects: [],
    },
  ],
} as unknown as RouteManifest

test.each([
  ['/no/index.html', null, '/no/'],
  ['/no/index.html', false, '/no/'],
  ['/no/docs/intro/index.html', null, '/no/docs/intro'],
  ['/no/docs/intro/index.html', false, null],
  ['/no/docs/intro.html', false, '/no/docs/intro'],
  ['/no/docs/intro.html', true, null],
  ['/no/docs/intro.html', 'folders', '/no/docs/intro'],
  ['/no/docs/guides/index.html', 'folders', '/no/docs/guides/'],
  ['/no/docs/guides.html', 'folders', null],
  ['/no/docs/3.0.html', false, '/no/docs/3.0'],
  ['/no/docs/r%C3%B8ye/index.html', null, '/no/docs/røye'],
  ['/no/docs/index.html', null, null],
  ['/no/docs/intro', null, null],
  ['/no/docs/intro/%.html', null, null],
] as const)('the path %s with trailingSlash %j names the page %j', (pathname, trailingSlash, path) => {
  const found = findDocument(createRouteFinder(manifest), pathname, { trailingSlash })
  expect(found?.route.path ?? null).toBe(path)
})
