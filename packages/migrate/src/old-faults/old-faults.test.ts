import { expect, test } from 'vitest'
import { migrate, type OldTool } from '../migrate.ts'
import { type Files, siteOf } from '../testing/old-site.ts'

const DOCUSAURUS: Files = {
  'package.json': '{ "private": true }',
  'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', onBrokenLinks: 'warn', presets: [['classic', { blog: false }]], themeConfig: { prism: { additionalLanguages: ['knotlang'] } } }`,
  'docs/deep/far.md': '# Far\n',
  'docs/nets.md':
    '# Nets\n\n## Mesh\n\n## Knots {#ties}\n\n<a id="tar"></a>\n\nDeep water\n\n[Mesh](#mesh)\n',
  'docs/parts.mdx': "import Inner from '@site/src/Inner'\n\n# Parts\n\n<Inner />\n",
  'docs/missing.mdx': "import Missing from '@site/src/Missing'\n\n# Missing\n\n<Missing />\n",
  'docs/whole.mdx': "import Part from './_part.mdx'\n\n# Whole\n\n<Part />\n",
  'docs/_part.mdx': 'Bait\n',
  'docs/hidden.md': '---\ndraft: true\n---\n\n# Hidden\n',
  'src/Inner.jsx': 'export default function Inner() { return <h2 id="hold">Hold</h2> }\n',
  'drawings/boat.png': 'no picture',
}

const VITEPRESS: Files = {
  'package.json': '{}',
  'docs/.vitepress/config.mjs': `export default { title: 'Fjord', ignoreDeadLinks: true }`,
  'docs/nets.md': '# Nets\n\n## Mesh\n',
}

const STARLIGHT: Files = {
  'package.json': '{}',
  'astro.config.mjs': `import starlight from '@astrojs/starlight'
    export default { site: 'https://fjord.example', integrations: [starlight({ title: 'Fjord' })] }`,
  'src/content/docs/nets.md': '---\ntitle: Nets\n---\n\n## Mesh\n\nDeep water\n',
}

/** Whether the only warning of a page is of the old site. */
async function isOld(tool: OldTool, files: Files, page: string, text: string): Promise<boolean | string> {
  const root = siteOf({ ...files, [page]: text })
  const { diagnostics } = await migrate({ tool, folder: root })
  const own = diagnostics.filter(({ file }) => file.endsWith(page.replace(/^src\/content\//, '')))
  return own.length === 1 ? own.every((one) => one.isOld) : `${own.length} diagnostics`
}

test.each([
  ['an id that no heading has', '[A](./nets.md#gone)'],
  ['an id in other letters', '[A](./nets.md#Mesh)'],
  ['an id instead of which the heading has another one', '[A](./nets.md#knots)'],
  ['an id on the page itself', '[A](#gone)'],
  ['an id of a component that the old site lacks', '[A](./missing.mdx#hold)'],
  ['a file that is nowhere', '[A](./gone.md)'],
  ['an address that is nowhere', '[A](/help)'],
  ['a picture that is nowhere', '![A](./gone.png)'],
  ['a static picture that is nowhere', '![A](/img/gone.png)'],
  ['a box that is never closed', ':::note\n\nA'],
  ['a footnote within a line', 'A boat.^[With a mast.]'],
  ['a table whose second line has more cells', '| A | B |\n| - | - | - |\n| 1 | 2 |'],
  ['an id that neither a page nor the part that it shows has', '[A](./whole.mdx#mesh)'],
  ['a page that is in another folder', '[A](far)'],
  ['colour of code in a language of no tool', '```tidelang\nhaul\n```'],
])('Docusaurus: %s was not there before', async (_name, text) => {
  expect(await isOld('docusaurus', DOCUSAURUS, 'docs/page.md', `# Page\n\n${text}\n`)).toBe(true)
})

test.each([
  ['a line with the words of the id', '[A](./nets.md#deep-water)'],
  ['a component of the site', '[A](./parts.mdx#hold)'],
  ['a part of a page', '[A](./whole.mdx#bait)'],
  ['a draft', '[A](./hidden.md)'],
  ['a picture that is elsewhere', '![A](./boat.png)'],
  ['a picture on another host', '![A](https://elsewhere.example/boat.png)'],
  ['a language that the old site has added', '```knotlang\ntie\n```'],
  ['a language of Prism', '```mathml\n<mi>a</mi>\n```'],
])('Docusaurus: %s proves nothing', async (_name, text) => {
  expect(await isOld('docusaurus', DOCUSAURUS, 'docs/page.md', `# Page\n\n${text}\n`)).toBe(false)
})

test('a plug-in that may have made pages and ids proves nothing', async () => {
  const files = {
    ...DOCUSAURUS,
    'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', onBrokenLinks: 'warn', plugins: ['tides'], presets: [['classic', { blog: false }]] }`,
  }
  const answers = ['[A](#gone)', '[A](/help)'].map((text) =>
    isOld('docusaurus', files, 'docs/page.md', `# Page\n\n${text}\n`),
  )
  expect(await Promise.all(answers)).toEqual([false, false])
})

test.each([
  ['an id that no heading has', '[A](./nets.md#gone)', true],
  ['a page that is nowhere', '[A](/pure.html)', true],
  ['a formula', 'The area is $\\pi r^2$ here.', true],
  ['a picture on another host', '![A](https://elsewhere.example/boat.png)', false],
])('VitePress: %s', async (_name, text, expected) => {
  expect(await isOld('vitepress', VITEPRESS, 'docs/page.md', `# Page\n\n${text}\n`)).toBe(expected)
})

test.each([
  ['an id that no heading has', '[A](/nets/#gone)', true],
  ['a line with the words of the id', '[A](/nets/#deep-water)', false],
  ['a page that is nowhere', '[A](/gone/)', true],
])('Starlight: %s', async (_name, text, expected) => {
  const page = `---\ntitle: Page\n---\n\n${text}\n`
  expect(await isOld('starlight', STARLIGHT, 'src/content/docs/page.md', page)).toBe(expected)
})
