import type { SiteData, SiteScript } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { contentSecurityPolicy, metaPolicy } from './content-security-policy.ts'
import { shellData } from './shell-data.ts'

const SCRIPT: SiteScript = {
  src: 'https://stats.example.com/js/count.js?v=2',
  attributes: { 'data-domain': 'docs.example.com' },
  when: 'load',
  connect: ['https://api.example.com'],
  images: ['https://pixel.example.com'],
  frames: ['https://form.example.com'],
}

function policyOf(over: Partial<SiteData>): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy({ ...sampleSiteData, ...over })
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')]
    }),
  )
}

const STRICT = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'fyr',
}

test('a site that names nothing has the strict policy, which allows one script within a document', () => {
  expect(policyOf({})).toEqual(STRICT)
  expect(contentSecurityPolicy(sampleSiteData).match(/'(?:sha\d+|nonce)-[^']*'/g)).toHaveLength(1)
})

test('a server that readers may call is among those to connect with, and nowhere else', () => {
  expect(policyOf({ connect: ['https://sandbox.example.com'] })).toEqual({
    ...STRICT,
    'connect-src': "'self' https://sandbox.example.com",
  })
})

test('each address and origin is in the directive that needs it, and in no other', () => {
  const own = { ...SCRIPT, src: '/js/own.js', connect: [], images: [], frames: [] }
  const head = [
    { tag: 'link', attributes: { rel: 'icon', href: 'https://icons.example.com/a.png' } },
    { tag: 'link', attributes: { rel: 'me', href: 'https://social.example.com/@fjord' } },
    { tag: 'link', attributes: { rel: 'manifest', href: '/app.webmanifest' } },
  ] as const
  expect(policyOf({ scripts: [SCRIPT, own], head, frames: ['https://player.vimeo.com'] })).toEqual({
    ...STRICT,
    'script-src': "'self' https://stats.example.com/js/count.js",
    'img-src': "'self' https://pixel.example.com https://icons.example.com",
    'connect-src': "'self' https://api.example.com",
    'frame-src': 'https://player.vimeo.com https://form.example.com',
    'manifest-src': "'self'",
    'trusted-types': 'fyr fyr-scripts',
  })
})

test('images from data: URLs are allowed for a script that names them', () => {
  const script = { ...SCRIPT, images: ['data:'] }
  expect(policyOf({ scripts: [script] })['img-src']).toBe("'self' data:")
})

test('the policy of a document is that of the header, without what a document cannot say', () => {
  const siteData = { ...sampleSiteData, scripts: [SCRIPT], frames: ['https://player.vimeo.com'] }
  const header = contentSecurityPolicy(siteData)
  expect(header).toContain("; frame-ancestors 'none'")
  expect(metaPolicy(siteData)).toBe(header.replace("; frame-ancestors 'none'", ''))
})

test('an address cannot end its directive', () => {
  const script = { ...SCRIPT, src: 'https://stats.example.com/a;b,c.js' }
  expect(policyOf({ scripts: [script] })['script-src']).toBe("'self' https://stats.example.com/a%3Bb%2Cc.js")
})

test('what the head is made from is not sent to the shell', () => {
  const { siteData } = shellData({
    ...sampleSiteData,
    scripts: [SCRIPT],
    head: [],
    frames: ['https://a.example'],
    hasMetaPolicy: true,
    connect: ['https://sandbox.example.com'],
  })
  expect(Object.keys(siteData)).toEqual(Object.keys(sampleSiteData))
})
