import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'

test('ids of headings are those that a function of the site makes', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docs/.vitepress/ids.ts':
      "export const slugify = (text: string): string => {\n  if (text === 'Broken') throw new Error(text)\n  return text.replace(/[\\s`()]+/g, '_')\n}\n",
    'docs/.vitepress/config.ts': `
      import { slugify } from './ids'
      export default { title: 'Fjord', themeConfig: { nav: [] }, markdown: { anchor: { slugify } } }`,
    'docs/index.md':
      '# Boats\n\n## Setup Stores\n\n## With `setup()`\n\n## Setup Stores\n\n## Broken\n\n## Own {#own}\n\n[Stores](./index.md#Setup_Stores)\n',
  })
  const { diagnostics } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(diagnostics.filter(({ code }) => code === 'broken-anchor')).toEqual([])
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8').match(/^##.*$/gm)).toEqual([
    '## Setup Stores {#Setup_Stores}',
    '## With `setup()` {#With_setup_}',
    '## Setup Stores {#Setup_Stores-1}',
    '## Broken',
    '## Own {#own}',
  ])
})
