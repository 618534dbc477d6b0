import { expect, test } from 'vitest'
import { withDrawingPlugIns } from './drawing-plug-ins.ts'
import { formatConfig } from './format-config.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { siteOf } from './testing/old-site.ts'

const note = (name: string) => ({ kind: 'plug-in', name, instead: '' }) as const

function planIn(root: string): MigrationPlan {
  return {
    tool: 'Docusaurus',
    root,
    folder: '',
    basePath: '/',
    config: { title: 'Fjord', markdown: { packageManagers: ['npm'] } },
    messages: {},
    moves: [],
    copies: [],
    rewrite: (_file, _place, text) => text,
    headingId: (words) => words,
    files: {},
    aliases: [],
    components: [],
    registries: [],
    sidebarOf: () => null,
    pages: [],
    redirects: [],
    notes: [note('@docusaurus/theme-mermaid'), note('remark-math'), note('rehype-katex'), note('tides-math')],
  }
}

const packageOf = (name: string, exports: object) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, exports }),
  [`node_modules/${name}/index.js`]: '',
})

test('plug-ins that draw are replaced where what they need is installed', () => {
  const pipeline = { './diagrams': './index.js' }
  const root = siteOf({
    'package.json': '{}',
    ...packageOf('@fyr/content-pipeline', pipeline),
    ...packageOf('beautiful-mermaid', { '.': { import: './index.js' } }),
  })
  const { config, notes } = withDrawingPlugIns(planIn(root))
  const text = formatConfig(config)
  expect(text).toContain("import { diagrams } from '@fyr/content-pipeline/diagrams'\n")
  expect(text).toContain("markdown: { packageManagers: ['npm'], remarkPlugins: [diagrams] }")
  expect(text).not.toContain('math')
  expect(notes.map(({ name }) => name)).toEqual(['tides-math', 'remark-math, rehype-katex'])
  expect(notes[1]?.instead).toContain('npm install @fyr/content-pipeline katex remark-math')
})
