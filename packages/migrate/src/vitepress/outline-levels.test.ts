import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'
import { outlineLevels } from './outline-levels.ts'

test.each([
  [3, [3, 3]],
  [
    [2, 4],
    [2, 4],
  ],
  ['deep', [2, 6]],
  [{ level: 'deep', label: 'Here' }, [2, 6]],
  [{ label: 'Here' }, null],
  [false, null],
  [1, null],
  [[4, 2], null],
  [undefined, null],
])('the outline %j shows the levels %j', (outline, levels) => {
  expect(outlineLevels(outline)).toEqual(levels)
})

test.each([
  ['', '---\n# Boat\n', '{ minLevel: 2, maxLevel: 2 }', [], []],
  ['outline: [2, 3]', '---\n# Boat\n', '{ minLevel: 2, maxLevel: 3 }', [], []],
  [
    "outline: { level: 'deep' }",
    'outline: 3\n---\n# Boat\n',
    '{ minLevel: 2, maxLevel: 6 }',
    ['toc_min_heading_level: 3', 'toc_max_heading_level: 3'],
    [],
  ],
  [
    '',
    'outline: deep\n---\n# Boat\n',
    '{ minLevel: 2, maxLevel: 2 }',
    ['toc_min_heading_level: 2', 'toc_max_heading_level: 6'],
    [],
  ],
  ['', 'outline: false\n---\n# Boat\n', '{ minLevel: 2, maxLevel: 2 }', ['hide_table_of_contents: true'], []],
  ['outline: false', '---\n# Boat\n', '{ minLevel: 2, maxLevel: 2 }', ['hide_table_of_contents: true'], []],
  [
    'outline: false',
    'outline: 3\n---\n# Boat\n',
    '{ minLevel: 2, maxLevel: 2 }',
    ['toc_min_heading_level: 3', 'toc_max_heading_level: 3'],
    [],
  ],
])(
  'tables of contents of a VitePress site with {%s} and a page with %j',
  async (setting, page, toc, keys, notes) => {
    const root = siteOf({
      'docs/.vitepress/config.mts': `export default { title: 'Fjord', sitemap: { hostname: 'https://fjord.example' }, themeConfig: { ${setting} } }`,
      'docs/boat.md': `---\n${page}`,
    })
    const result = await migrate({ tool: 'vitepress', folder: root, write: true })
    expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).toContain(`toc: ${toc}`)
    const written = readFileSync(join(root, 'docs/boat.md'), 'utf8')
    expect(written.match(/^(?:toc|hide)_.*$/gm) ?? []).toEqual(keys)
    expect(result.notes.map(({ name }) => name)).toEqual(notes)
  },
)
