import { expect, test } from 'vitest'
import { formatHeaderRules, headerRules, mergePolicies, parseHeaderRules } from './site-headers.ts'

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
  const rules = headerRules('/', ['/', '/no/'], ["default-src 'none'"])
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/no/assets/*'])
  expect(rules[0]?.headers).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
  expect(rules[2]?.headers).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
})

test('rules that were written are read back the same', () => {
  const rules = headerRules('/no/', ['/no/'], ["default-src 'none'; script-src 'self'"])
  expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules)
})

test('comments and stray lines in a file of rules are left out', () => {
  expect(parseHeaderRules('# ours\n  X-Lost: 1\n\n/a\n  X-Kept: 2\nnonsense\n')).toEqual([
    { pattern: '/a', headers: { 'X-Kept': '2' } },
  ])
})
