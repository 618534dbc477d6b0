// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('article HTML passes through one policy, the one that the content security policy names', async () => {
  const names: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => {
      names.push(name)
      return { createHTML: (html: string) => ({ trusted: rules.createHTML(html) }) }
    },
  })
  const { trustedHtml } = await import('./trusted-html.ts')
  expect([trustedHtml('<p>a'), trustedHtml('<p>b')]).toEqual([{ trusted: '<p>a' }, { trusted: '<p>b' }])
  expect(names).toEqual(['fyr'])
})

test('a browser without Trusted Types gets the text', async () => {
  const { trustedHtml } = await import('./trusted-html.ts')
  expect(trustedHtml('<p>a')).toBe('<p>a')
})
