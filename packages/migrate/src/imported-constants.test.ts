import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { migrate } from './migrate.ts'
import { buildableSite } from './testing/old-site.ts'

test('tabs, texts and attributes from a module of literals are shown as the old site showed them', async () => {
  const root = buildableSite({
    'package.json': '{ "version": "3.1.4" }',
    'docusaurus.config.js':
      "module.exports = { title: 'Fjord', url: 'https://fjord.example', baseUrl: '/', presets: [['classic', { blog: false }]] }",
    'core/TabsConstants.tsx':
      "const oses = [{ label: 'Linux', value: 'linux' }, { label: 'macOS', value: 'mac' }]\nexport default { first: globalThis.x ? 'a' : 'b', oses, usual: 'mac' }\n",
    'docs/index.md': [
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport constants from '@site/core/TabsConstants';\nimport pkg from '../package.json';",
      '# Nets\n\nVersion {pkg.version}.',
      '<Tabs groupId="os" defaultValue={constants.usual} values={constants.oses}>\n<TabItem value="linux">\n\nPenguin.\n\n</TabItem>\n<TabItem value="mac">\n\nApple.\n\n</TabItem>\n</Tabs>\n',
    ].join('\n\n'),
  })
  const { diagnostics, pages } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(diagnostics).toEqual([])
  expect(pages).toMatchObject({ edited: 1, 'with warnings': 0, 'not at all': 0 })
  expect((await build({ root })).isPublished).toBe(true)
  const text = readFileSync(join(root, 'dist/docs/index.html'), 'utf8')
  for (const shown of ['Version 3.1.4.', 'Linux', 'macOS', 'Penguin.', 'Apple.'])
    expect(text).toContain(shown)
})
