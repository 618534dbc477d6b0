import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SiteError } from '../site-error.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { compareSites } from './compare-sites.ts'

function siteOf(files: Readonly<Record<string, string>>): string {
  const folder = makeTemporaryFolder()
  for (const [place, text] of Object.entries({ 'index.html': 'home', '404.html': 'gone', ...files })) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), text)
  }
  return folder
}

const REDIRECT = '<meta http-equiv="refresh" content="0; url=/docs/feed">'

test('pages are added, changed and removed, and what is removed leads on or not', () => {
  const before = siteOf({
    'docs/intro/index.html': 'intro',
    'docs/intro/page.json': '{}',
    'docs/feeding/index.html': 'feeding',
    'docs/net.html': 'net',
    'shop/a/index.html': 'a',
    'assets/shell-1.js': '1',
  })
  const after = siteOf({
    'docs/intro/index.html': 'intro, new',
    'docs/intro/page.json': '{}',
    'docs/feed/index.html': 'feeding',
    'docs/feeding/index.html': REDIRECT,
    'docs/feed/index.html.gz': 'smaller',
    'assets/shell-2.js': '2',
    _redirects: '/docs/feeding /docs/feed 301\n/shop/* https://shop.example/ 301\n',
  })
  expect(compareSites(before, after)).toEqual({
    added: ['/docs/feed'],
    removed: [
      { address: '/docs/feeding', redirect: '/docs/feed' },
      { address: '/docs/net', redirect: null },
      { address: '/shop/a', redirect: 'https://shop.example/' },
    ],
    changed: ['/docs/intro'],
    unchanged: 1,
    purge: ['/docs/feed', '/docs/feeding', '/docs/intro', '/docs/net', '/shop/a'],
  })
})

test('the same site changes nothing', () => {
  const folder = siteOf({ 'no/index.html': 'hjem', 'no/docs/intro.md': '# Intro', 'no/404.html': 'borte' })
  expect(compareSites(folder, folder)).toEqual({
    added: [],
    removed: [],
    changed: [],
    unchanged: 2,
    purge: [],
  })
})

test('a folder without a site is an error', () => {
  expect(() => compareSites(siteOf({}), makeTemporaryFolder())).toThrow(SiteError)
})
