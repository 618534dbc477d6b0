import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { buildableSite } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'

test('an admonition in a component of Docusaurus is called by its word, in the language of the page', async () => {
  const root = buildableSite({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', i18n: { defaultLocale: 'en', locales: ['en', 'no'] }, presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] }`,
    'src/components/Box.jsx': `import Admonition from '@theme/Admonition'
export default function Box({ type, title, children }) {
  return <Admonition type={type} title={title} icon={<i>!</i>}>{children}</Admonition>
}
`,
    'docs/index.mdx': `import Box from '@site/src/components/Box'

# Ice

<Box type="caution">One</Box>

<Box type="secondary">Two</Box>

<Box type="danger" title="Thin">Three</Box>

<Box type="their-own">Four</Box>
`,
  })
  const { components } = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(components).toEqual(['theme/islands/box.tsx'])
  expect((await build({ root })).isPublished).toBe(true)
  expect(boxesOf(root, 'dist/index.html')).toEqual([
    ['warning', 'Caution'],
    ['note', 'Secondary'],
    ['danger', 'Thin'],
    ['info', 'Info'],
  ])
  expect(boxesOf(root, 'dist/no/index.html')).toEqual([
    ['warning', 'Forsiktig'],
    ['note', 'I tillegg'],
    ['danger', 'Thin'],
    ['info', 'Info'],
  ])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).not.toContain('[object Object]')
})

/** Type and title of each admonition of a page. */
function boxesOf(root: string, file: string): string[][] {
  const html = readFileSync(join(root, file), 'utf8')
  const boxes = html.matchAll(
    /class="fyr-admonition" data-type="(\w+)".*?fyr-admonition-title.*?<span>(.*?)<\/span>/gs,
  )
  return [...boxes].map(([, type = '', title = '']) => [type, title])
}

test('a draft has the id that the page gives to the component', async () => {
  const root = buildableSite({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] }`,
    'docs/index.mdx': `import { Part } from 'sea-parts'

# Ice

- [Thin](#ice.thin)

<Part id="ice.thin">Thin</Part>
`,
  })
  await migrate({ tool: 'docusaurus', folder: root, write: true })
  const { diagnostics } = await build({ root })
  expect(diagnostics.filter(({ code }) => code === 'broken-output-anchor')).toEqual([])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<span id="ice.thin"></span>')
})

test('a draft keeps the lines of a text, and its title is its link', async () => {
  const root = buildableSite({
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] }`,
    'docs/index.mdx': `import { Part } from 'sea-parts'

# Ice

<Part title="Learn more" href="https://ice.example/more" settings={\`
  thickness: 3,
  isSafe: false,
\`} />
`,
  })
  await migrate({ tool: 'docusaurus', folder: root, write: true })
  await build({ root })
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(html).toMatch(/<a [^>]*href="https:\/\/ice\.example\/more"[^>]*>(?:<b>)?Learn more</)
  expect(html).not.toContain('>https://ice.example/more<')
  expect(html).toMatch(/<pre><code>\s*thickness: 3,\n\s*isSafe: false,\s*<\/code><\/pre>/)
})
