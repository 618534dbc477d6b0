// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { updateDocumentHead } from './document-head.ts'

const ORIGIN = sampleSiteData.origin

beforeEach(() => {
  document.documentElement.className = 'old'
  document.head.innerHTML =
    '<title>Old</title><link rel="canonical" href="/old" data-fyr-page><link rel="alternate" hreflang="de" href="/old" data-fyr-page><link rel="alternate" type="application/rss+xml" href="/feed">'
})

function links(): string[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    (link) => `${link.rel} ${link.hreflang || link.type} ${link.getAttribute('href')}`,
  )
}

test('title, class, canonical and language links become those of the page', () => {
  const meta = sampleMeta()
  updateDocumentHead(meta, sampleSiteData)
  expect([document.title, document.documentElement.className]).toEqual([meta.documentTitle, meta.htmlClass])
  expect(links()).toEqual([
    'alternate application/rss+xml /feed',
    `canonical  ${meta.canonical}`,
    `alternate en ${ORIGIN}${meta.path}`,
    `alternate no ${ORIGIN}/no${meta.path}`,
    `alternate x-default ${ORIGIN}${meta.path}`,
  ])
})

test('what describes the page before is removed, and what describes the site stays', () => {
  document.head.innerHTML +=
    '<meta name="description" content="Old" data-fyr-page><meta property="og:site_name" content="Site"><script type="application/ld+json" data-fyr-page>{}</script>'
  updateDocumentHead(sampleMeta(), sampleSiteData)
  expect(document.head.querySelectorAll('meta, script')).toHaveLength(1)
})

test('the not-found page has neither a canonical address nor other languages', () => {
  updateDocumentHead({ ...sampleMeta(), kind: 'not-found' }, sampleSiteData)
  expect(links()).toEqual(['alternate application/rss+xml /feed'])
})

test('a page that search engines should list elsewhere names only that address', () => {
  const canonical = `${ORIGIN}/docs/feeding`
  updateDocumentHead({ ...sampleMeta(), path: '/docs/1.0/feeding', canonical }, sampleSiteData)
  expect(links()).toEqual(['alternate application/rss+xml /feed', `canonical  ${canonical}`])
})

function markdownLink(): string | null | undefined {
  return document.head.querySelector('link[type="text/markdown"]')?.getAttribute('href')
}

test('the link to the Markdown follows the page, and the search has none', () => {
  const siteData = { ...sampleSiteData, hasMarkdown: true as const }
  updateDocumentHead({ ...sampleMeta(), path: '/docs/a/' }, siteData)
  expect(markdownLink()).toBe('/docs/a.md')
  updateDocumentHead({ ...sampleMeta(), path: '/search', kind: 'search' }, siteData)
  expect(markdownLink()).toBeUndefined()
  updateDocumentHead({ ...sampleMeta(), path: '/docs/b' }, siteData)
  expect(markdownLink()).toBe('/docs/b.md')
  expect(document.head.querySelectorAll('link[type="text/markdown"]')).toHaveLength(1)
})

test('addresses are percent-encoded, and a page at its own one still has its languages', () => {
  const path = '/docs/Første side'
  const canonical = `${ORIGIN}/docs/F%C3%B8rste%20side`
  const alternates = [{ locale: 'no', lang: 'no', path: `/no${path}` }]
  updateDocumentHead({ ...sampleMeta(), path, canonical, alternates }, sampleSiteData)
  expect(links()).toEqual([
    'alternate application/rss+xml /feed',
    `canonical  ${canonical}`,
    `alternate no ${ORIGIN}/no/docs/F%C3%B8rste%20side`,
  ])
})
