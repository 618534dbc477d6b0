import { expect, test } from 'vitest'
import { policyAdditions } from './policy-additions.ts'

const siteData = { scripts: [{ src: 'https://a.example/x.js' }] } as never

/** A policy that is wider for a site with scripts. */
const theme = {
  contentSecurityPolicy: (data: object) =>
    'scripts' in data
      ? "default-src 'none'; script-src 'self' https://a.example/x.js; frame-src https://b.example"
      : "default-src 'none'; script-src 'self'",
}

test('sources and directives that the strict policy lacks are named', () => {
  expect(policyAdditions(theme, siteData)).toEqual([
    { directive: 'script-src', sources: ['https://a.example/x.js'] },
    { directive: 'frame-src', sources: ['https://b.example'] },
  ])
})

test('the strict policy has no additions', () => {
  expect(policyAdditions(theme, {} as never)).toEqual([])
})
