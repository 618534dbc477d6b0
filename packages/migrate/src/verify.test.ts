import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { siteOf } from './testing/old-site.ts'
import { verifiedPages } from './verified-pages.ts'

const page = (address: string) => ({ file: `docs${address}.md`, address, locale: 'en' })

test('what the old tool does not publish does not count, and what it publishes besides does', () => {
  const pages = [page('/a'), page('/hidden'), { file: 'i18n/no/a.md', address: '/no/a', locale: 'no' }]
  expect(verifiedPages({ pages }, ['/a/', '/no/a', '/no/tags', '/tags'])).toEqual([
    page('/a'),
    pages[2],
    { file: null, address: '/no/tags', locale: 'no' },
    { file: null, address: '/tags', locale: 'en' },
  ])
})

/** A VitePress that publishes one page as another one, as a plug-in could make it. */
const INSTALLED = {
  'node_modules/vitepress/package.json': '{ "name": "vitepress", "type": "module", "exports": "./index.js" }',
  'node_modules/vitepress/index.js':
    "export const resolveConfig = async () => ({ pages: ['index.md', 'a.md'], rewrites: { map: { 'a.md': 'other.md' } }, site: { base: '/' } })",
  'package.json': '{}',
  'docs/.vitepress/config.js': "export default { title: 'Fjord' }",
  'docs/index.md': '# Fjord\n',
  'docs/a.md': '# A\n',
}

test('with verify, only addresses that the old tool has named are called kept', async () => {
  const root = siteOf(INSTALLED)
  const guessed = await migrate({ tool: 'vitepress', folder: root })
  expect(guessed.addresses.kept.map(({ address }) => address)).toEqual(['/a', '/'])
  const { addresses, isVerified } = await migrate({ tool: 'vitepress', folder: root, verify: true })
  expect(isVerified).toBe(true)
  expect(addresses.kept.map(({ address }) => address)).toEqual(['/'])
  expect(addresses.lost.map(({ address }) => address)).toEqual(['/other'])
})

test('with verify, only the not-found pages are left out, not every page called 404', async () => {
  const root = siteOf({
    ...INSTALLED,
    'node_modules/vitepress/index.js':
      "export const resolveConfig = async () => ({ pages: ['index.md', 'no/index.md', 'errors/404.md', '404.html', 'no/404.html'], rewrites: { map: {} }, site: { base: '/' } })",
    'docs/.vitepress/config.js':
      "export default { title: 'Fjord', locales: { root: { label: 'English', lang: 'en' }, no: { label: 'Norsk' } } }",
    'docs/no/index.md': '# Fjord\n',
    'docs/errors/404.md': '# Not found\n',
  })
  const { addresses } = await migrate({ tool: 'vitepress', folder: root, verify: true })
  expect(addresses.kept.map(({ address }) => address).toSorted()).toEqual(['/', '/no/'])
  // Here the new site cannot have this address, and the report says so.
  expect(addresses.lost.map(({ address }) => address)).toEqual(['/errors/404'])
})

test('an old tool that is not installed is an error with its reason', async () => {
  const rest = Object.fromEntries(
    Object.entries(INSTALLED).filter(([file]) => !file.startsWith('node_modules/')),
  )
  const failed = migrate({ tool: 'vitepress', folder: siteOf(rest), verify: true })
  await expect(failed).rejects.toMatchObject({
    diagnostics: [{ code: 'config-failed', hint: expect.stringContaining('--verify') }],
  })
})
