import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { build } from './build.ts'

const ORIGIN = 'https://holme.example'

/** What a document or a sitemap says about an address: language tags with absolute addresses. */
interface Facts {
  canonical: string | null
  isIndexed: boolean
  readonly languages: Map<string, string>
}

function readHead(html: string): Facts {
  const facts: Facts = { canonical: null, isIndexed: true, languages: new Map() }
  const parser = new Parser({
    onopentag(name, { rel, href = '', hreflang, content = '', ...meta }) {
      if (name === 'link' && rel === 'canonical') facts.canonical = href
      if (name === 'link' && rel === 'alternate' && hreflang) facts.languages.set(hreflang, href)
      if (name === 'meta' && meta['name'] === 'robots') facts.isIndexed = !content.includes('noindex')
    },
  })
  parser.end(html)
  return facts
}

function readSitemap(xml: string): Map<string, Map<string, string>> {
  const entries = new Map<string, Map<string, string>>()
  let languages = new Map<string, string>()
  let isAddress = false
  const parser = new Parser(
    {
      onopentag(name, { hreflang = '', href = '' }) {
        isAddress = name === 'loc'
        if (name === 'url') languages = new Map()
        if (name === 'xhtml:link') languages.set(hreflang, href)
      },
      ontext(text) {
        if (isAddress) entries.set(text, languages)
      },
      onclosetag() {
        isAddress = false
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return entries
}

/** `no/docs/intro/index.html` with the addresses that a host serves it at. */
function addressesOf(place: string): string[] {
  const folder = place.replace(/index\.html$/, '')
  return [folder, folder.replace(/\/$/, '')].map((path) => `${ORIGIN}/${path}`)
}

describe('a half-translated site', () => {
  let files: ReadonlyMap<string, string> = new Map()
  const pages = new Map<string, Facts>()
  const listed = new Map<string, Map<string, string>>()
  beforeAll(async () => {
    const root = copyTinySite()
    await build({ root })
    files = readFolder(join(root, 'dist'))
    for (const [place, html] of files) {
      const isPage = place.endsWith('index.html') && !html.includes('http-equiv="refresh"')
      if (isPage) for (const address of addressesOf(place)) pages.set(address, readHead(html))
    }
    for (const place of ['sitemap.xml', 'no/sitemap.xml']) {
      for (const [address, languages] of readSitemap(files.get(place) ?? '')) listed.set(address, languages)
    }
  })

  test('says of a missing translation where the original is, and nothing else', () => {
    const fallback = pages.get(`${ORIGIN}/no/docs/mooring-2.0`)
    expect(fallback?.canonical).toBe(`${ORIGIN}/docs/mooring-2.0`)
    expect([...(fallback?.languages ?? [])]).toEqual([])
    expect(listed.has(`${ORIGIN}/no/docs/mooring-2.0`)).toBe(false)
    expect(listed.get(`${ORIGIN}/docs/mooring-2.0`)?.size).toBe(0)
  })

  test('names the languages of a translated page in documents and maps', () => {
    const languages = {
      en: `${ORIGIN}/docs/intro`,
      no: `${ORIGIN}/no/docs/intro`,
      'x-default': `${ORIGIN}/docs/intro`,
    }
    for (const address of [languages.en, languages.no]) {
      expect(Object.fromEntries(pages.get(address)?.languages ?? [])).toEqual(languages)
      expect(Object.fromEntries(listed.get(address) ?? [])).toEqual(languages)
    }
  })

  test('lists in its maps exactly the pages that are indexed at their own address', () => {
    const own = [...pages].flatMap(([address, { canonical, isIndexed }]) =>
      isIndexed && canonical === address ? [address] : [],
    )
    expect([...listed.keys()].toSorted()).toEqual(own.toSorted())
  })

  test('leads every canonical address and every language to a page that agrees', () => {
    for (const [address, { canonical, languages }] of pages) {
      expect([address, pages.get(canonical ?? '')?.canonical]).toEqual([address, canonical])
      for (const other of languages.values()) {
        expect([other, pages.get(other)?.canonical]).toEqual([other, other])
        expect([other, pages.get(other)?.languages]).toEqual([other, languages])
      }
    }
    const translated = [...listed].filter(([, languages]) => languages.size > 0)
    expect(translated.map(([address]) => pages.get(address)?.languages)).toEqual(
      translated.map(([, languages]) => languages),
    )
  })
})
