import { expect, test } from 'vitest'
import { headOf } from './head-of.ts'

const element = (tag: string, attributes: Readonly<Record<string, unknown>>, hasText = false) => ({
  tag,
  attributes,
  hasText,
})

test.each([
  [
    { src: 'https://plausible.io/js/script.js', defer: true, 'data-domain': 'fjord.example' },
    {
      src: 'https://plausible.io/js/script.js',
      attributes: { 'data-domain': 'fjord.example' },
      connect: ['https://plausible.io'],
      unpinned: true,
      onlyIn: 'production',
    },
  ],
  [
    { src: '//cloud.umami.is/script.js', async: true, 'data-website-id': 'a1' },
    {
      src: 'https://cloud.umami.is/script.js',
      attributes: { 'data-website-id': 'a1' },
      connect: ['https://cloud.umami.is', 'https://api-gateway.umami.dev'],
      unpinned: true,
      onlyIn: 'production',
    },
  ],
  [
    { src: 'https://stats.example/a.js', integrity: 'sha384-abc' },
    {
      src: 'https://stats.example/a.js',
      connect: ['https://stats.example'],
      integrity: 'sha384-abc',
      onlyIn: 'production',
    },
  ],
  [{ src: '/app/js/own.js', defer: '', type: 'text/javascript' }, { src: '/js/own.js' }],
  [
    { src: '/app/js/own.js', type: 'module', fetchpriority: 'low' },
    { src: '/js/own.js', attributes: { type: 'module', fetchpriority: 'low' } },
  ],
])('a script with %j keeps what it may load', (attributes, script) => {
  expect(headOf([element('script', attributes)], '/app/')).toEqual({
    settings: { scripts: [script] },
    notes: [],
  })
})

test('what every page has is left out, what cannot be is noted, and the rest stays', () => {
  const { settings, notes } = headOf(
    [
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { charSet: 'utf-8' }),
      element('link', { rel: 'icon', href: '/favicon.ico' }),
      element('meta', { property: 'og:image:alt', content: 'A harbour' }),
      element('meta', { property: 'og:image', content: 'https://fjord.example/a.png' }),
      element('meta', { name: 'google-site-verification', content: 'a1' }),
      element('link', { rel: 'stylesheet', href: 'https://fonts.example/a.css' }),
      element('script', {}, true),
      element('script', { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', async: true }),
    ],
    '/',
  )
  expect(settings).toEqual({
    head: [
      { tag: 'meta', attributes: { property: 'og:image', content: 'https://fjord.example/a.png' } },
      { tag: 'meta', attributes: { name: 'google-site-verification', content: 'a1' } },
    ],
  })
  expect(notes.map(({ name }) => name)).toEqual([
    'style sheet https://fonts.example/a.css',
    '<script> in the head',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ])
})

test.each([
  ['noindex', { noIndex: true }, []],
  ['NOINDEX,follow', { noIndex: true }, []],
  ['none', { noIndex: true }, []],
  ['index, follow', {}, []],
  ['nofollow', {}, ['robots nofollow']],
  ['max-image-preview:large', {}, ['robots max-image-preview:large']],
])('crawlers may do what the old site said, or a note says so: %s', (content, settings, names) => {
  const planned = headOf([element('meta', { name: 'robots', content })], '/')
  expect(planned.settings).toEqual(settings)
  expect(planned.notes.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['meta', { name: 'twitter:site', content: '@fjord' }],
  ['meta', { name: 'twitter:creator', content: '@ida' }],
  ['link', { rel: 'alternate', type: 'application/rss+xml', href: 'https://pods.example/feed.xml' }],
])('what no page has here stays: %s %j', (tag, attributes) => {
  expect(headOf([element(tag, attributes)], '/')).toEqual({
    settings: { head: [{ tag, attributes }] },
    notes: [],
  })
})

test('pages name their languages themselves, and a feed that the old tool wrote is noted', () => {
  const { settings, notes } = headOf(
    [
      element('link', { rel: 'alternate', hreflang: 'no', href: 'https://fjord.example/no/' }),
      element('link', { rel: 'alternate', type: 'application/rss+xml', href: '/app/feed.xml' }),
      element('meta', { name: 'twitter:card', content: 'summary' }),
    ],
    '/app/',
  )
  expect(settings).toEqual({})
  expect(notes.map(({ name }) => name)).toEqual(['alternate /feed.xml'])
})
