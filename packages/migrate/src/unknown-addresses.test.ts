import { expect, test } from 'vitest'
import { readDocusaurus } from './docusaurus/read-docusaurus.ts'
import { readStarlight } from './starlight/read-starlight.ts'
import { siteOf } from './testing/old-site.ts'

test.each([
  [
    'numberPrefixParser',
    readDocusaurus,
    {
      'docusaurus.config.js':
        "module.exports = { title: 'Fjord', presets: [['classic', { docs: { numberPrefixParser: (name) => ({ filename: name }) } }]] }",
      'docs/a.md': '# A\n',
    },
  ],
  [
    'generateId',
    readStarlight,
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Fjord' })] }",
      'src/content.config.ts':
        'export const collections = { docs: defineCollection({ loader: docsLoader({ generateId: ({ entry }) => entry }), schema: docsSchema() }) }',
      'src/content/docs/a.md': '---\ntitle: A\n---\n',
    },
  ],
] as const)('a function that decides about addresses is named: %s', async (name, read, files) => {
  const { notes } = await read(siteOf(files))
  expect(notes.find((note) => note.name === name)?.instead).toContain('--verify')
})
