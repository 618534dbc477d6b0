import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { buildableSite } from './testing/old-site.ts'

/** A site in which what the plugins need that draw is installed. */
function siteThatDraws(page: string): string {
  const root = buildableSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Fjord', url: 'https://fjord.example', themes: ['@docusaurus/theme-mermaid'],
      presets: [['classic', { blog: false, docs: { remarkPlugins: ['remark-math'] } }]],
    }`,
    'docs/page.md': page,
  })
  const installed = join(import.meta.dirname, '../../content-pipeline/node_modules')
  for (const name of ['beautiful-mermaid', 'katex', 'remark-math'])
    symlinkSync(join(installed, name), join(root, 'node_modules', name))
  return root
}

const PAGE = [
  '# Page',
  '```mermaid\npie\n  "Cod" : 2\n```',
  'One $x^2$, two $\\nope$.',
  '```mermaid\nnonsense\n```',
  '$$\n\\neither\n$$',
].join('\n\n')

test('a page keeps the diagrams and formulas that Fyr cannot draw as code', async () => {
  const root = siteThatDraws(`${PAGE}\n`)
  const { isValid, notes } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(isValid).toBe(true)
  expect(notes.filter(({ kind }) => kind === 'page')).toEqual([
    {
      kind: 'page',
      name: 'docs/page.md',
      instead: 'A diagram or formula that Fyr cannot draw is shown as code.',
    },
  ])
  const page = PAGE.replace('$\\nope$', '`\\nope`')
    .replace('```mermaid\nnonsense', '```text\nnonsense')
    .replace('$$\n\\neither\n$$', '```tex\n\\neither\n```')
  expect(readFileSync(join(root, 'docs/page.md'), 'utf8')).toContain(page)
})
