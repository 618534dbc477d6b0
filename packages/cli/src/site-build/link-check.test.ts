import type { LocaleManifest, Route, RouteManifest, TrailingSlash } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { createRouteFinder } from '../content/route-finder.ts'
import { readPageLinks } from '../render/read-page-links.ts'
import { createLinkCheck, type LinkCheck } from './link-check.ts'

const ORIGIN = 'https://docs.example.com'

function route(path: string): Route {
  return {
    path,
    kind: 'doc',
    locale: 'en',
    title: path,
    description: '',
    id: path,
    source: null,
    sidebar: null,
    isUnlisted: false,
    isIndexed: true,
    canonical: path,
    isFallback: false,
    alternates: [],
  }
}

/** Only what a route finder reads of a manifest. */
function manifest(basePath: string, paths: readonly string[]): RouteManifest {
  const locale = { code: 'en', label: 'English', lang: 'en', dir: 'ltr', basePath, isDefault: true }
  const english = {
    siteData: { locale },
    routes: paths.map(route),
    redirects: [],
  } as unknown as LocaleManifest
  return { contract: 1, locales: [english], assets: [] }
}

function checkOf(paths: readonly string[], basePath = '/', trailingSlash: TrailingSlash = null): LinkCheck {
  const finder = createRouteFinder(manifest(basePath, paths))
  return createLinkCheck({
    origin: ORIGIN,
    basePath,
    linkCheck: { exclude: ['/storybook/*'] },
    excused: new Set(),
    finder,
    trailingSlash,
  })
}

test('an invalid URL is a diagnostic, not an exception', () => {
  const check = checkOf(['/'])
  check.addPage({
    path: '/',
    place: 'index.html',
    links: readPageLinks('<a href="https://[example.com">x</a>'),
  })
  expect(check.issues(new Set())).toMatchObject([{ code: 'broken-output-link', file: 'index.html' }])
})

test('what something else serves is not looked for', () => {
  const check = checkOf(['/fyr/'], '/fyr/')
  const links = readPageLinks(
    '<a href="/fyr/storybook/?path=/docs/a">a</a><a href="/fyr/storybook">b</a><a href="/fyr/storybooks">c</a>',
  )
  check.addPage({ path: '/fyr/', place: 'index.html', links })
  expect(check.issues(new Set()).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('"/fyr/storybooks"'),
  ])
})

test.each([
  `${ORIGIN}//x/docs/intro`,
  '/.//x/docs/intro',
  '/storybook/..//x/docs/intro',
  '//docs.example.com//docs/',
])('%s is checked at the path that browsers ask for', (href) => {
  const check = checkOf(['/', '/docs/intro'])
  check.addPage({ path: '/', place: 'index.html', links: readPageLinks(`<a href="${href}">x</a>`) })
  expect(check.issues(new Set(['docs/index.html']))).toMatchObject([{ code: 'broken-output-link' }])
})

test.each([
  ['/no/', true],
  ['/no', true],
  ['/no/docs/intro', true],
  ['/no/docs/intro/', false],
  ['/no/docs/intro.html', true],
  ['/no/docs/old', true],
  ['/no/docs/old/', false],
  ['/no/demo/', true],
])('where pages are files of their own, %s is valid: %j', (address, isInOrder) => {
  const check = checkOf(['/no/', '/no/docs/intro'], '/no/', false)
  const links = readPageLinks(`<a href="${address}">`)
  check.addPage({ path: '/no/', place: 'index.html', links })
  const places = new Set(['index.html', 'docs/intro.html', 'docs/old.html', 'demo/index.html'])
  expect(check.issues(places)).toHaveLength(isInOrder ? 0 : 1)
})

test.each([
  ['/docs/intro', true],
  ['/docs/intro/', false],
  ['/docs/intro.html', true],
  ['/docs/guides/', true],
  ['/docs/guides', true],
])('where pages but those of folders are files of their own, %s is valid: %j', (address, isInOrder) => {
  const check = checkOf(['/', '/docs/intro', '/docs/guides/'], '/', 'folders')
  const links = readPageLinks(`<a href="${address}">`)
  check.addPage({ path: '/', place: 'index.html', links })
  const places = new Set(['index.html', 'docs/intro.html', 'docs/guides/index.html'])
  expect(check.issues(places)).toHaveLength(isInOrder ? 0 : 1)
})

test('addresses of pages, files, folders and other sites are valid', () => {
  const check = checkOf(['/', '/docs/intro', '/docs/sense/', '/blog/3.0-to-3.6', '/docs/æ'])
  const html = [
    '<a href="/">',
    '<a href="/docs/intro?q#a">',
    '<a href="/docs/sense">',
    '<a href="/blog/3.0-to-3.6">',
    '<a href="/docs/%C3%A6">',
    '<a href="#b">',
    '<a href="sense/">',
    '<img src="/img/logo.svg#only-dark">',
    '<a href="/demo/">',
    `<link href="${ORIGIN}/docs/intro">`,
    '<a href="https://elsewhere.example/x">',
    '<a href="mailto:a@b.example">',
  ].join('')
  check.addPage({
    path: '/docs/intro',
    place: 'docs/intro/index.html',
    links: readPageLinks(`${html}<i id="a"><i id="b">`),
  })
  expect(check.issues(new Set(['img/logo.svg', 'demo/index.html']))).toEqual([])
})

test.each([
  ['/docs/gone', 'broken-output-link', '"/docs/gone" does not lead to a page or a file.'],
  ['/docs', 'broken-output-link', '"/docs" does not lead to a page'],
  ['/docs/Intro', 'broken-output-link', '"/docs/Intro" does not lead to a page'],
  ['gone.svg', 'broken-output-link', '"/docs/gone.svg" does not lead to a page'],
  [`${ORIGIN}/no/`, 'broken-output-link', '"/no/" does not lead to a page'],
  ['#missing', 'broken-output-anchor', '"/docs/intro#missing" refers to an id that its page does not have.'],
])('%s is reported as %s', (href, code, problem) => {
  const check = checkOf(['/', '/docs/intro'])
  check.addPage({
    path: '/docs/intro',
    place: 'docs/intro/index.html',
    links: readPageLinks(`<a href="${href}">x</a>`),
  })
  expect(check.issues(new Set())).toMatchObject([
    { code, file: 'docs/intro/index.html', problem: expect.stringContaining(problem) },
  ])
})

test('an anchor may point to a page that is rendered later', () => {
  const check = checkOf(['/a', '/b'])
  check.addPage({ path: '/a', place: 'a/index.html', links: readPageLinks('<a href="/b#deep">') })
  check.addPage({ path: '/b', place: 'b/index.html', links: readPageLinks('<h2 id="deep">') })
  expect(check.issues(new Set())).toEqual([])
})

test('an anchor is an id as a whole', () => {
  const check = checkOf(['/a', '/b'])
  check.addPage({
    path: '/b',
    place: 'b/index.html',
    links: readPageLinks('<h2 id="deep-sea"><h2 id="deeper">'),
  })
  check.addPage({
    path: '/a',
    place: 'a/index.html',
    links: readPageLinks('<a href="/b#deep"><a href="/b#deep-sea">'),
  })
  expect(check.issues(new Set())).toMatchObject([
    { code: 'broken-output-anchor', problem: expect.stringContaining('"/b#deep"') },
  ])
})

test.each([
  [['a', 'b', 'c', 'd'], 'and 1 more.', ''],
  [
    ['a', 'b', 'c', 'd', 'e'],
    'and 2 more.',
    'A link on so many pages probably comes from the navbar, the footer, a sidebar or the theme.',
  ],
])('an address that is broken on the pages %j is one issue', (names, rest, hint) => {
  const check = checkOf(['/'])
  for (const name of names) {
    check.addPage({ path: `/${name}`, place: `${name}/index.html`, links: readPageLinks('<a href="/gone">') })
  }
  const problem = expect.stringContaining(`a/index.html, b/index.html, c/index.html ${rest}`)
  expect(check.issues(new Set())).toEqual([expect.objectContaining({ problem, hint })])
})

test('addresses outside the base path are not checked', () => {
  const check = checkOf(['/handbook/'], '/handbook/')
  const html = '<a href="/shop"><a href="/handbook/gone"><img src="/handbook/a.svg">'
  check.addPage({ path: '/handbook/', place: 'index.html', links: readPageLinks(html) })
  expect(check.issues(new Set(['a.svg'])).map(({ problem }) => problem)).toEqual([
    '"/handbook/gone" does not lead to a page or a file. It is linked from index.html.',
  ])
})
