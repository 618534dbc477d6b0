import { expect, test } from 'vitest'
import { localeFolder, pagePlace } from './page-place.ts'

test.each([
  ['home', '/', '/', 'index.html', 'page.json'],
  ['home', '/no/', '/no/', 'index.html', 'page.json'],
  ['doc', '/docs/intro', '/', 'docs/intro/index.html', 'docs/intro/page.json'],
  ['doc', '/no/docs/resources/', '/no/', 'docs/resources/index.html', 'docs/resources/page.json'],
  [
    'post',
    '/blog/integration-3.0-to-3.6',
    '/',
    'blog/integration-3.0-to-3.6/index.html',
    'blog/integration-3.0-to-3.6/page.json',
  ],
  ['doc', '/docs/r%C3%B8ye', '/', 'docs/røye/index.html', 'docs/røye/page.json'],
  ['doc', '/docs/100%', '/', 'docs/100%/index.html', 'docs/100%/page.json'],
  ['not-found', '/no/404.html', '/no/', '404.html', null],
] as const)('a %s at %s below %s is written to %s', (kind, path, base, html, payload) => {
  expect(pagePlace({ kind, path }, base, { trailingSlash: null })).toMatchObject({ html, payload })
})

test.each([
  ['home', '/no/', 'index.html', 'page.json'],
  ['doc', '/no/docs/intro', 'docs/intro.html', 'docs/intro/page.json'],
  ['post', '/no/blog/to-3.6', 'blog/to-3.6.html', 'blog/to-3.6/page.json'],
  ['not-found', '/no/404.html', '404.html', null],
] as const)('where no address ends in a slash a %s at %s is written to %s', (kind, path, html, payload) => {
  expect(pagePlace({ kind, path }, '/no/', { trailingSlash: false })).toMatchObject({ html, payload })
})

test.each([
  ['/no/', 'index.html'],
  ['/no/docs/intro', 'docs/intro.html'],
  ['/no/docs/guides/', 'docs/guides/index.html'],
] as const)('where the addresses of folders end in a slash, %s is written to %s', (path, html) => {
  expect(pagePlace({ kind: 'doc', path }, '/no/', { trailingSlash: 'folders' })).toMatchObject({ html })
})

test.each([
  ['/', '/', ''],
  ['/no/', '/', 'no/'],
  ['/handbook/no/', '/handbook/', 'no/'],
])('the locale at %s of a site at %s has the folder "%s"', (locale, site, folder) => {
  expect(localeFolder(locale, site)).toBe(folder)
})

test.each([
  ['/', '/', 'index.md'],
  ['/no/docs/setup/', '/no/', 'docs/setup.md'],
  ['/no/docs/2.0', '/no/', 'docs/2.0.md'],
  ['/docs/F%C3%B8r', '/', 'docs/Før.md'],
])('the Markdown of %s below %s is at %s', (path, base, markdown) => {
  for (const trailingSlash of [null, false, 'folders'] as const) {
    expect(pagePlace({ kind: 'doc', path }, base, { trailingSlash })).toMatchObject({ markdown })
  }
  expect(pagePlace({ kind: 'not-found', path }, base, { trailingSlash: null })).toMatchObject({
    markdown: null,
  })
})
