import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'

test('navbar and footer keep links that Docusaurus does not check, and those beside menus of versions and languages', async () => {
  const root = siteOf({
    'docusaurus.config.js': `module.exports = {
      title: 'Fjord', url: 'https://fjord.example', baseUrl: '/',
      presets: [['classic', { docs: {}, blog: false }]],
      themeConfig: {
        navbar: { items: [
          { type: 'docsVersionDropdown', position: 'left', dropdownItemsAfter: [{ label: 'v2', href: 'pathname:///v2' }, { label: 'v1', href: 'https://v1.fjord.example' }] },
          { type: 'localeDropdown', position: 'left', dropdownItemsAfter: [{ type: 'html', value: '<hr>' }, { label: 'Help translate', href: 'https://translate.example' }] },
          { label: 'API', href: 'pathname:///api/v7/classes/a.html', position: 'left' },
          { label: 'Old API', to: 'pathname:///api/v6/index.html', position: 'left' },
          { label: 'Chat', href: 'https://fjord.example/chat', position: 'left' },
          { label: 'Boats', href: 'https://fjord.example/docs/boats', position: 'left' },
          { label: 'Gone', to: '/gone', position: 'left' },
        ] },
        footer: { links: [{ label: 'Storybook', to: 'pathname:///storybook/' }] },
      },
    }`,
    'docs/boats.md': '# Boats\n',
    'static/api/v6/index.html': '<h1>API</h1>\n',
    'static/v2/index.html': '<h1>Docs</h1>\n',
  })
  const { notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  expect(config).toContain("linkCheck: { exclude: ['/api/v7/*', '/chat', '/storybook/*'] }")
  for (const label of ['v2', 'v1', 'Help translate', 'API', 'Old API', 'Chat', 'Boats', 'Storybook'])
    expect(config).toContain(`label: '${label}'`)
  expect(config).toContain("label: 'More versions'")
  expect(config).not.toContain('Gone')
  expect(notes.map(({ name }) => name)).toEqual(['linkCheck.exclude', '/gone'])
})
