import { expect, test } from 'vitest'
import { readTextInSite } from '@fyr/cli/internal'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'

const CARD = `<script setup>
defineProps({ link: String })
</script>
<template><a class="card" :href="link"><slot /></a></template>
`

test('a component of the site counts before one of Fyr that has the same name and other attributes', async () => {
  const root = siteOf({
    'package.json': '{}',
    '.vitepress/config.mjs': "export default { title: 'Fjord' }",
    '.vitepress/theme/components/LinkCard.vue': CARD,
    'index.md': '# Fjord\n',
    'nets.md': '# Nets\n\n<LinkCard link="/boats">Boats</LinkCard>\n\n<Badge colour="red" text="New" />\n',
    'boats.md': '# Boats\n\n<LinkCard title="Nets" href="/nets" />\n',
  })
  const { diagnostics, components } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(components).toEqual(['theme/islands/link-card.tsx'])
  expect(readTextInSite(root, 'content/docs/nets.md')).toContain(
    "import LinkCard from '../../theme/islands/link-card.tsx'",
  )
  expect(readTextInSite(root, 'content/docs/boats.md')).not.toContain('import')
  expect(diagnostics.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('Unknown attribute "colour" for <Badge>'),
  ])
})

test('a page that imports such a component imports its island', async () => {
  const root = siteOf({
    'package.json': '{}',
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]] }`,
    'src/components/Card.jsx':
      'export default function Card({ harbour, children }) { return <section className="card"><b>{harbour}</b>{children}</section> }\n',
    'docs/nets.mdx':
      "import Card from '@site/src/components/Card'\nimport Tabs from '@theme/Tabs'\n\n# Nets\n\n<Card harbour=\"North\">Deep.</Card>\n",
  })
  const { diagnostics, components } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(components).toEqual(['theme/islands/card.tsx'])
  const page = readTextInSite(root, 'docs/nets.mdx')
  expect(page.match(/import Card/g)).toHaveLength(1)
  expect(page).toContain("import Card from '../theme/islands/card.tsx'\n")
  expect(diagnostics.filter(({ code }) => code !== 'theme-missing')).toEqual([])
})
