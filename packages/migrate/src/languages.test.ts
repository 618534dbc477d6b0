import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { migrate, type OldTool } from './migrate.ts'
import { buildableSite } from './testing/old-site.ts'

interface Site {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

/** A site whose addresses the old tool has named: see old-addresses.test.ts. */
function recordedSite(tool: OldTool, about: string): string {
  const path = new URL(`./fixtures/old-addresses/${tool}.json`, import.meta.url)
  const { sites }: { readonly sites: readonly Site[] } = JSON.parse(readFileSync(path, 'utf8'))
  return buildableSite(sites.find(({ name }) => name.includes(about))?.files ?? {})
}

async function published(tool: OldTool, about: string) {
  const root = recordedSite(tool, about)
  const { addresses, notes } = await migrate({ tool, folder: root, write: true })
  const { isPublished } = await build({ root })
  expect(isPublished).toBe(true)
  const textAt = (address: string): string => {
    const place = join(root, 'dist', address)
    const file = [`${place}.html`, join(place, 'index.html')].find((one) => existsSync(one))
    return file === undefined ? '' : readFileSync(file, 'utf8')
  }
  for (const { served } of addresses.kept) expect([served, textAt(served) !== '']).toEqual([served, true])
  return { addresses, textAt, names: notes.map(({ name }) => name) }
}

test('translations of the default language of Docusaurus become its docs, and other languages keep the originals', async () => {
  const { addresses, textAt, names } = await published('docusaurus', 'translations of the default one')
  expect(addresses.lost).toEqual([])
  expect(addresses.changed).toEqual([])
  expect(names).toContain('language pt_BR')
  for (const [address, text] of [
    ['/docs/a', 'Norsk.'],
    ['/docs/begge', 'Norsk.'],
    ['/blog/2024/01/05/news', 'Nytt.'],
    ['/us', 'Oss.'],
    ['/en/docs/a', 'Text.'],
    ['/en/us', 'Text.'],
    ['/pt-BR/docs/a', 'Text.'],
    ['/pt-BR/docs/begge', 'Ambos.'],
  ] as const)
    expect([address, textAt(address).includes(text)]).toEqual([address, true])
})

test('a language of VitePress on another host is a link, and one without a tag stays where it is', async () => {
  const { addresses, textAt, names } = await published('vitepress', 'one of which is elsewhere')
  expect(addresses.lost).toEqual([])
  expect(addresses.kept.map(({ address }) => address)).toContain('/pt-br/guide/alone')
  expect(addresses.kept.map(({ address }) => address)).toContain('/no/eldre/a')
  expect(names).toEqual(expect.arrayContaining(['language Japanese', 'language Norsk']))
  expect(textAt('/guide/a')).toContain('https://ja.fjord.example/')
})

test('several languages of VitePress on other hosts are a menu', async () => {
  const languages = ['es', 'ko', 'uk'].map(
    (code) => `${code}: { label: '${code}', link: 'https://${code}.fjord.example' }`,
  )
  const root = buildableSite({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': `export default { title: 'Fjord', themeConfig: { langMenuLabel: 'Read in' }, locales: { root: { label: 'English', lang: 'en' }, ${languages.join(', ')} } }`,
    'docs/index.md': '# Fjord\n',
  })
  const { notes, isBuilt } = await migrate({ tool: 'vitepress', folder: join(root, 'docs'), write: true })
  expect(isBuilt).toBe(true)
  expect(notes.map(({ name }) => name)).not.toContain('navbar')
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("label: 'Read in'")
  for (const code of ['es', 'ko', 'uk']) expect(config).toContain(`href: 'https://${code}.fjord.example'`)
})

test.each([
  'languages whose folders have capitals',
  'a default language with a folder',
  'languages of Astro',
])('a Starlight site with %s loses nothing', async (about) => {
  const { addresses } = await published('starlight', about)
  expect(addresses.changed).toEqual([])
  expect(addresses.lost).toEqual([])
})

test('a language of VitePress whose key is no tag is published under the nearest tag, and its old addresses lead there', async () => {
  const root = buildableSite({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': `export default {
      title: 'Fjord', sitemap: { hostname: 'https://fjord.example' },
      locales: { root: { label: 'English', lang: 'en' }, zh_hans: { label: '简体中文', lang: 'zh_hans' } },
      head: [['script', { src: '/_host/insights.js' }], ['script', { src: '/own.js' }]],
    }`,
    'docs/index.md': '# Fjord\n',
    'docs/boats.md': '# Boats\n',
    'docs/zh_hans/index.md': '# 峡湾\n\n[船](/zh_hans/boats)\n',
    'docs/zh_hans/boats.md': '# 船\n',
    'docs/public/own.js': '1\n',
  })
  const { addresses, diagnostics, notes } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(diagnostics).toEqual([])
  expect(addresses.lost).toEqual([])
  expect(addresses.changed).toEqual([])
  expect(addresses.kept.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/zh_hans/', '/zh_hans/boats']),
  )
  expect(notes.map(({ name }) => name)).toEqual(['language 简体中文', '/_host/insights.js'])
  expect((await build({ root })).isPublished).toBe(true)
  expect(readFileSync(join(root, 'dist/zh-hans/boats.html'), 'utf8')).toContain('船')
  expect(readFileSync(join(root, 'dist/zh_hans/boats.html'), 'utf8')).toContain('/zh-hans/boats')
})

test('a language of VitePress whose pages are not below its key is listed, and nothing is published twice for it', async () => {
  const root = buildableSite({
    'package.json': '{}',
    'docs/.vitepress/config.mjs': `export default {
      sitemap: { hostname: 'https://fjord.example' },
      locales: {
        root: { label: 'English', lang: 'en', title: 'Fjord', description: 'Feed by wire', link: '/pages/en/' },
        no: { label: 'Norsk', lang: 'no', title: 'Fjorden', link: '/pages/no/' },
        de: { label: 'Deutsch' },
      },
    }`,
    'docs/index.md': '# Fjord\n',
    'docs/de/index.md': '# Fjord\n',
    'docs/pages/en/boats.md': '# Boats\n',
    'docs/pages/no/boats.md': '# Båter\n',
  })
  const { addresses, notes } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(addresses.kept.map(({ address, locale }) => `${locale} ${address}`).toSorted()).toEqual([
    'de /de/',
    'en /',
    'en /pages/en/boats',
    'en /pages/no/boats',
  ])
  expect(addresses.lost).toEqual([])
  expect(notes.map(({ name }) => name)).toEqual(['language Norsk'])
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("title: 'Fjord'")
  expect(config).toContain("tagline: 'Feed by wire'")
  expect((await build({ root })).isPublished).toBe(true)
  expect(existsSync(join(root, 'dist/no'))).toBe(false)
  await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toBe(config)
})
