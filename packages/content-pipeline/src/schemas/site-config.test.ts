import { expect, test } from 'vitest'
import { siteConfigSchema } from './site-config.ts'

const CONFIG = {
  product: { name: 'Fjord', slug: 'fjord' },
  title: 'Fjord Docs',
  url: 'https://docs.example.com',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
}

test.each([
  ['public', true],
  ['content/my.docs', true],
  ['.hidden', true],
  ['..docs', true],
  ['docs..', true],
  ['..', false],
  ['../docs', false],
  ['./docs', false],
  ['content/../../docs', false],
  ['content/..', false],
  ['/docs', false],
  ['docs/', false],
  [String.raw`docs\..\..`, false],
])('%j is a folder below the site: %s', (folder, isOne) => {
  expect(siteConfigSchema.safeParse({ ...CONFIG, content: { static: folder } }).success).toBe(isOne)
})

test.each([
  ['docs', true],
  ['guides/api', true],
  ['håndbok', true],
  ['a/../b', false],
  ['../b', false],
  ['a//b', false],
  ['%2e%2e', false],
  ['/docs', false],
  ['my docs', false],
])('%j can be the path of docs: %s', (path, isOne) => {
  expect(siteConfigSchema.safeParse({ ...CONFIG, docs: { path } }).success).toBe(isOne)
})

const LINK = { label: 'Terms', to: '/terms' }
const COLUMN = { title: 'More', links: [LINK] }
const LOGO = { src: 'img/a.svg', alt: 'A' }

test.each([
  [{}, true],
  [{ columns: [COLUMN] }, true],
  [{ links: [LINK] }, true],
  [{ columns: [COLUMN], links: [LINK] }, true],
  [{ logo: LOGO }, true],
  [{ logo: { ...LOGO, alt: '' } }, true],
  [{ logo: { ...LOGO, to: '/' } }, true],
  [{ logo: { ...LOGO, to: '/', href: 'https://a.example/' } }, false],
  [{ logo: { ...LOGO, alt: '', to: '/' } }, false],
])('%j is a footer: %s', (footer, isOne) => {
  expect(siteConfigSchema.safeParse({ ...CONFIG, footer }).success).toBe(isOne)
})

test('an address of the blog, the docs or a version loses its last slash', () => {
  const written = {
    ...CONFIG,
    blog: { path: 'updates/' },
    docs: { path: 'a/b/', versions: { x: { path: 'y/' } } },
  }
  expect(siteConfigSchema.parse(written)).toMatchObject({
    blog: { path: 'updates' },
    docs: { path: 'a/b', versions: { x: { path: 'y' } } },
  })
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['handbook', '/handbook/'],
  ['//a//b/', '/a/b/'],
  ['/grønn/', '/gr%C3%B8nn/'],
  ['/gr%C3%B8nn/', '/gr%C3%B8nn/'],
  ['/v1..2/', '/v1..2/'],
  ['/a/../b/', null],
  ['..', null],
  [String.raw`/a\b/`, null],
  ['/a?b', null],
])('the base path %j is %j', (basePath, expected) => {
  expect(siteConfigSchema.safeParse({ ...CONFIG, basePath }).data?.basePath ?? null).toBe(expected)
})

test.each([
  ['https://Www.Figma.COM/', 'https://www.figma.com'],
  ['https://www.figma.com:443', 'https://www.figma.com'],
  ['https://blåbær.example', 'https://xn--blbr-roah.example'],
  ['https://www.figma.com:8443/', 'https://www.figma.com:8443'],
  ['youtube', 'youtube'],
])('the origin %j is spelled as browsers compare it', (written, spelled) => {
  expect(siteConfigSchema.parse({ ...CONFIG, embeds: [written] }).embeds).toEqual([spelled])
})
