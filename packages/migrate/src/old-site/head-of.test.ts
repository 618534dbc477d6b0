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
  [{ src: '/app/js/own.js', defer: '' }, { src: '/js/own.js' }],
])('a script with %j keeps what it may load', (attributes, script) => {
  expect(headOf([element('script', attributes)], '/app/')).toEqual({
    scripts: [script],
    head: null,
    notes: [],
  })
})

test('what every page has is left out, what cannot be is noted, and the rest stays', () => {
  const { scripts, head, notes } = headOf(
    [
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { charSet: 'utf-8' }),
      element('link', { rel: 'icon', href: '/favicon.ico' }),
      element('meta', { name: 'google-site-verification', content: 'a1' }),
      element('link', { rel: 'stylesheet', href: 'https://fonts.example/a.css' }),
      element('script', {}, true),
      element('script', { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', async: true }),
    ],
    '/',
  )
  expect(scripts).toBeNull()
  expect(head).toEqual([{ tag: 'meta', attributes: { name: 'google-site-verification', content: 'a1' } }])
  expect(notes.map(({ name }) => name)).toEqual([
    'style sheet https://fonts.example/a.css',
    '<script> in the head',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ])
})
