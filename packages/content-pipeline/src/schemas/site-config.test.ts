import { expect, test } from 'vitest'
import { siteConfigSchema } from './site-config.ts'

const CONFIG = {
  product: { name: 'Fjord', slug: 'fjord' },
  title: 'Fjord Docs',
  url: 'https://docs.example.com',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
}

test.each([
  ['public', true],
  ['content/my.docs', true],
  ['.hidden', true],
  ['..docs', true],
  ['docs..', true],
  ['..', false],
  ['../docs', false],
  ['./docs', false],
  ['content/../../docs', false],
  ['content/..', false],
  ['/docs', false],
  ['docs/', false],
  [String.raw`docs\..\..`, false],
])('%j is a folder below the site: %s', (folder, isOne) => {
  expect(siteConfigSchema.safeParse({ ...CONFIG, content: { static: folder } }).success).toBe(isOne)
})
