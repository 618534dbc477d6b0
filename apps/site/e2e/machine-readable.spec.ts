import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LOCALES } from './site-routes.ts'

const DIST = join(import.meta.dirname, '../dist')

function read(place: string): string {
  return readFileSync(join(DIST, place), 'utf8')
}

/** Every document of the site: its address without the origin, and its text. */
const documents = new Map(
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((place) => place.endsWith('index.html'))
    .map((place) => [`/${place}`.replace(/\/index\.html$/, '') || '/', read(place)]),
)

/** The `link` elements of a document's head, attributes by lower-case name. */
function linksOf(html: string): Map<string, string>[] {
  return [...html.matchAll(/<link\b([^>]*)>/g)].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          value.replaceAll('&amp;', '&'),
        ]),
      ),
  )
}

const [home] = documents.values()
const origin = new URL(
  linksOf(home ?? '')
    .find((link) => link.get('rel') === 'canonical')
    ?.get('href') ?? '',
).origin

/** Address of a document without the last slash, which both spellings share. */
function addressOf(url: string): string {
  const { origin: own, pathname } = new URL(url)
  if (own !== origin) throw new Error(`${url} is not on ${origin}.`)
  return decodeURI(pathname).replace(/(.)\/$/, '$1')
}

/** What a URL on the site leads to: a document, or another file. */
function resolves(url: string): boolean {
  const address = addressOf(url)
  return documents.has(address) || (/\.\w+$/.test(address) && existsSync(join(DIST, address)))
}

function alternatesOf(html: string): Map<string, string> {
  const links = linksOf(html).filter((link) => link.get('hreflang') !== undefined)
  return new Map(links.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']))
}

test('every entry of every sitemap leads to a page, and every page for search engines is in one', () => {
  const listed = LOCALES.flatMap(({ base }) =>
    [...read(`${base}sitemap.xml`).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url),
  )
  expect(listed.filter((url) => !resolves(url))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  const addresses = new Set(listed.map(addressOf))
  const missing = [...documents].filter(
    ([address, html]) => !/name="robots" content="noindex/.test(html) && !addresses.has(address),
  )
  expect(missing.map(([address]) => address)).toEqual([])
  for (const line of read('robots.txt').matchAll(/^Sitemap: (.*)$/gm))
    expect(resolves(line[1] ?? '')).toBe(true)
})

test('the pages of a language pair name each other', () => {
  for (const [address, html] of documents) {
    if (/name="robots" content="noindex/.test(html)) continue
    const alternates = alternatesOf(html)
    expect([...alternates.keys()].toSorted(), address).toEqual(['en', 'no', 'x-default'])
    expect([...alternates.values()].map(addressOf), address).toContain(address)
    for (const url of alternates.values()) {
      const other = documents.get(addressOf(url))
      expect(other, `${address} -> ${url}`).toBeDefined()
      expect(alternatesOf(other ?? ''), `${address} -> ${url}`).toEqual(alternates)
    }
  }
})

test('a link on another page leads to every page', () => {
  const linked = new Set<string>()
  for (const [address, html] of documents) {
    for (const [tag] of html.matchAll(/<a\b[^>]*>/g)) {
      // The language menu leads from a page to the same page: nobody finds it by that.
      const href = tag.includes(' data-fyr-locale') ? undefined : / href="([^"]*)"/.exec(tag)?.[1]
      const url = new URL((href ?? '').replaceAll('&amp;', '&'), origin + address)
      if (url.origin === origin && addressOf(url.href) !== address) linked.add(addressOf(url.href))
    }
  }
  expect([...documents.keys()].filter((address) => !linked.has(address))).toEqual([])
})

test('every feed that a page names is there, and everything that a feed names', () => {
  for (const [address, html] of documents) {
    const feeds = linksOf(html).filter((link) => /feed|rss|atom/.test(link.get('type') ?? ''))
    expect(feeds.length, address).toBe(3)
    for (const feed of feeds) expect(existsSync(join(DIST, feed.get('href') ?? '')), address).toBe(true)
  }
  for (const { base } of LOCALES) {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      // Addresses of the site are between quotes, or in a text that ends with the next element.
      const urls = [...read(`${base}blog/${file}`).matchAll(/https?:\/\/[^\s"'<>\\]+/g)].map(([url]) => url)
      const own = urls.filter((url) => url.startsWith(`${origin}/`))
      expect(own.length).toBeGreaterThan(5)
      expect(
        own.filter((url) => !resolves(url.replaceAll('&amp;', '&'))),
        `${base}blog/${file}`,
      ).toEqual([])
    }
  }
})
