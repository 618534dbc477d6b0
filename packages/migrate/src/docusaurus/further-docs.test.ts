import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'

const SITE = {
  'docusaurus.config.js': `module.exports = {
    title: 'Fjord', url: 'https://fjord.example', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'no'] },
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
    plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: './sidebarsCommunity.js' }],
      ['@docusaurus/plugin-content-docs', { id: 'handbook', path: 'team/handbook', routeBasePath: 'hb' }],
    ],
    themeConfig: { navbar: { items: [
      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
      { type: 'docSidebar', sidebarId: 'docs', docsPluginId: 'community', label: 'Community', position: 'left' },
      { type: 'doc', docId: 'rules', docsPluginId: 'handbook', label: 'Handbook', position: 'left' },
    ] } },
  }`,
  'package.json': '{}',
  'sidebars.js': "module.exports = { docs: ['intro'] }\n",
  'sidebarsCommunity.js':
    "module.exports = { docs: ['welcome', { type: 'category', label: 'Crew', link: { type: 'generated-index' }, items: ['team/ida'] }] }\n",
  'docs/intro.md': '# Introduction\n',
  'community/welcome.md': '---\nslug: /\n---\n\n# Welcome\n\nSee [Ida](team/ida.md).\n',
  'community/team/ida.md': '---\ntags: [crew]\nsidebar_label: Ida B\n---\n\n# Ida\n',
  'team/handbook/rules.md': '---\nslug: /house-rules\n---\n\n# Rules\n',
  'team/handbook/01-start/02-first.md': '# First\n',
  'i18n/no/docusaurus-plugin-content-docs-community/current/welcome.md': '---\nslug: /\n---\n\n# Velkommen\n',
  'i18n/no/docusaurus-plugin-content-docs-community/current.json':
    '{ "sidebar.docs.category.Crew": { "message": "Mannskap" } }',
}

const ADDRESSES = [
  '/community/',
  '/community/category/crew',
  '/community/tags',
  '/community/tags/crew',
  '/community/team/ida',
  '/docs/intro',
  '/hb/house-rules',
  '/hb/start/first',
]

test('further docs plug-ins stay docs, at their addresses and with their sidebars', async () => {
  const root = siteOf(SITE)
  const { addresses, notes, diagnostics } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(diagnostics).toEqual([])
  expect(addresses).toMatchObject({ changed: [], lost: [] })
  const kept = addresses.kept.map(({ address }) => address)
  expect(kept.toSorted()).toEqual([...ADDRESSES, ...ADDRESSES.map((one) => `/no${one}`)])
  expect(notes.filter(({ kind }) => kind === 'plug-in')).toEqual([])
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("{ type: 'sidebar', sidebar: 'docs', folder: 'community', label: 'Community' }")
  expect(config).toContain("label: 'Handbook', to: '/hb/house-rules'")
  expect(config).toContain("'team/handbook': { path: 'hb' }")
  expect(readFileSync(join(root, 'community/team/ida.md'), 'utf8')).toContain('sidebar_label: Ida B')
  expect(readFileSync(join(root, 'i18n/no/community/welcome.md'), 'utf8')).toContain('# Velkommen')
  expect(readFileSync(join(root, 'i18n/no/messages.json'), 'utf8')).toContain(
    '"sidebar.docs.Crew": "Mannskap"',
  )
})

test('settings of further docs that are not those of the docs are in the report', async () => {
  const root = siteOf({
    ...SITE,
    'docusaurus.config.js': SITE['docusaurus.config.js']
      .replace(
        "{ sidebarPath: './sidebars.js' }",
        "{ sidebarPath: './sidebars.js', breadcrumbs: true, editUrl: 'https://fjord.example/edit/' }",
      )
      .replace(
        "{ id: 'handbook',",
        "{ id: 'handbook', breadcrumbs: false, editUrl: 'https://fjord.example/edit/',",
      ),
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: false })
  expect(notes.filter(({ kind }) => kind === 'plug-in')).toEqual([
    {
      kind: 'plug-in',
      name: 'content-docs "community"',
      instead:
        'Its own values of these settings are lost, because further docs use those of the docs: editUrl.',
    },
    {
      kind: 'plug-in',
      name: 'content-docs "handbook"',
      instead:
        'Its own values of these settings are lost, because further docs use those of the docs: breadcrumbs.',
    },
  ])
})

test('each released version of further docs is a folder, and the report says that no menu joins them', async () => {
  const root = siteOf({
    ...SITE,
    'community_versions.json': '["1.0"]',
    'community_versioned_docs/version-1.0/welcome.md': '---\nslug: /\n---\n\n# Welcome then\n',
    'community_versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["welcome"] }',
  })
  const { addresses, notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(addresses.lost).toEqual([])
  const kept = addresses.kept.map(({ address }) => address)
  expect(kept).toEqual(expect.arrayContaining(['/community/', '/community/next/']))
  expect(notes.filter(({ kind }) => kind === 'plug-in')).toMatchObject([
    { name: 'content-docs "community"', instead: expect.stringContaining('no menu leads') },
  ])
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(
    "'community_versioned_docs/version-1.0': {",
  )
})

test('further docs inside the docs of the site become pages, and the report says why', async () => {
  const root = siteOf({
    ...SITE,
    'docusaurus.config.js': SITE['docusaurus.config.js'].replaceAll("'team/handbook'", "'docs/handbook'"),
    'docs/handbook/rules.md': '---\nslug: /house-rules\n---\n\n# Rules\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(notes.filter(({ kind }) => kind === 'plug-in')).toMatchObject([{ name: 'content-docs "handbook"' }])
})
