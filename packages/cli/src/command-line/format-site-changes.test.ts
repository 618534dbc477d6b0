import { expect, test } from 'vitest'
import { formatSiteChanges } from './format-site-changes.ts'

test('what was removed without a redirect is named, and long lists are cut', () => {
  const changed = Array.from({ length: 25 }, (_none, index) => `/docs/${index}`)
  const removed = [
    { address: '/docs/feeding', redirect: '/docs/feed' },
    { address: '/docs/net', redirect: null },
  ]
  const text = formatSiteChanges({ added: [], changed, removed, unchanged: 3, purge: ['/docs/net'] })
  expect(text).toContain('Pages: 0 added, 25 changed, 2 removed, 3 unchanged.')
  expect(text).toContain('  /docs/feeding -> /docs/feed\n  /docs/net has no redirect')
  expect(text).toContain('  … and 5 more')
  expect(text).not.toContain('Added')
  expect(text).toMatch(/1 removed without a redirect\. .*\.$/)
})

test('a site that is the same takes one line', () => {
  expect(formatSiteChanges({ added: [], changed: [], removed: [], unchanged: 3, purge: [] })).toBe(
    'Pages: 0 added, 0 changed, 0 removed, 3 unchanged.',
  )
})
