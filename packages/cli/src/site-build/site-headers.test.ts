import { expect, test } from 'vitest'
import {
  formatHeaderRules,
  headerRules,
  matchesPath,
  mergePolicies,
  parseHeaderRules,
  securityHeaders,
} from './site-headers.ts'

test('policies of several locales allow what each of them allows', () => {
  const english = "default-src 'none'; script-src 'self' 'sha256-a'; base-uri 'none'"
  const norwegian = "default-src 'none'; script-src 'self' 'sha256-b'; base-uri 'none'"
  expect(mergePolicies([english, norwegian])).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; base-uri 'none'",
  )
})

test('a policy alone stays as it is', () => {
  const policy = "default-src 'none'; require-trusted-types-for 'script'"
  expect(mergePolicies([policy, policy])).toBe(policy)
})

test('documents get the policy and hashed assets of every locale are kept for a year', () => {
  const rules = headerRules(
    '/',
    ['/', '/no/'],
    securityHeaders(["default-src 'none'"], { hasFeeds: false }),
    true,
  )
  expect(rules.map(({ pattern }) => pattern)).toEqual([
    '/*',
    '/assets/*',
    '/assets/*.svg',
    '/no/assets/*',
    '/no/assets/*.svg',
    '/*.md',
  ])
  expect(rules[0]?.headers).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(rules[3]?.headers).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
})

test('rules that were written are read back the same', () => {
  const rules = headerRules(
    '/no/',
    ['/no/'],
    securityHeaders(["default-src 'none'; script-src 'self'"], { hasFeeds: true }),
  )
  expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules)
})

test('a file from Windows is read the same', () => {
  expect(parseHeaderRules('/a\r\n  X-Kept: 2\r\n')).toEqual([{ pattern: '/a', headers: { 'X-Kept': '2' } }])
})

test('headers below the URL of a host are not those of the rule before', () => {
  expect(parseHeaderRules('/a\n  X-A: 1\nhttps://preview.example/*\n  X-Robots-Tag: noindex\n')).toEqual([
    { pattern: '/a', headers: { 'X-A': '1' } },
    { pattern: 'https://preview.example/*', headers: { 'X-Robots-Tag': 'noindex' } },
  ])
})

test.each([
  ['/*', '/', true],
  ['/*', '/docs/intro', true],
  ['/no/*', '/no', true],
  ['/no/*', '/norway', false],
  ['/docs/*/edit', '/docs/a/b/edit', true],
  ['/docs/*/edit', '/docs/a', false],
  ['/blog/:post/feed', '/blog/lit/feed', true],
  ['/blog/:post/feed', '/blog/2026/lit/feed', false],
  ['/*.html', '/a/b.html', true],
  ['/a.*', '/a.txt', true],
  ['/a.*', '/a', false],
  ['/a.b+c(d)', '/a.b+c(d)', true],
  ['/a.b', '/axb', false],
  ['https://preview.example/*', '/docs', false],
])('the pattern %s is about %s: %s', (pattern, path, is) => {
  expect(matchesPath({ pattern, headers: {} }, path)).toBe(is)
})

test('comments and stray lines in a file of rules are left out', () => {
  expect(parseHeaderRules('# ours\n  X-Lost: 1\n\n/a\n  X-Kept: 2\nnonsense\n')).toEqual([
    { pattern: '/a', headers: { 'X-Kept': '2' } },
  ])
})

test('images of posts may be shown by feed readers', () => {
  expect(securityHeaders([], { hasFeeds: true })['Cross-Origin-Resource-Policy']).toBe('cross-origin')
})
