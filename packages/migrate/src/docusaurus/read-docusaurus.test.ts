import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { readDocusaurus } from './read-docusaurus.ts'

async function planOf(config: string) {
  return readDocusaurus(
    siteOf({ 'docusaurus.config.js': `module.exports = { ${config} }`, 'docs/a.md': '# A\n' }),
  )
}

test.each([
  [`baseUrl: '/base/', themeConfig: { image: 'img/card.png' }`, 'https://fjord.example/base/img/card.png'],
  [
    `baseUrl: '/base/', themeConfig: { image: '/base/img/card.png' }`,
    'https://fjord.example/base/img/card.png',
  ],
  [`baseUrl: '/', themeConfig: { image: '/img/card.png' }`, 'https://fjord.example/img/card.png'],
  [`baseUrl: '/', themeConfig: { image: 'https://a.example/card.png' }`, 'https://a.example/card.png'],
  [
    `baseUrl: '/', themeConfig: { image: 'a.png', metadata: [{ property: 'og:image', content: 'https://a.example/b.png' }] }`,
    'https://a.example/b.png',
  ],
])('pages keep their picture for social networks: %s', async (settings, content) => {
  const { config } = await planOf(`presets: ['classic'], url: 'https://fjord.example', ${settings}`)
  expect(config['head']).toEqual([{ tag: 'meta', attributes: { property: 'og:image', content } }])
})

test('code of the old site that changes pages is named, with what takes its place', async () => {
  const { notes } = await planOf(`
    presets: [['classic', {
      docs: { sidebarItemsGenerator: async () => [] },
      blog: { processBlogPosts: () => [] },
    }]],
    plugins: [['content-docs', { id: 'api', path: 'docs', routeBasePath: 'api', sidebarItemsGenerator: () => [] }]],
    markdown: { preprocessor: ({ fileContent }) => fileContent, parseFrontMatter: async () => ({}), format: 'mdx' },
    clientModules: [require('node:path').resolve('src/client/track.js'), './src/css/more.css'],
    url: 'https://fjord.example', baseUrl: '/'`)
  const named = notes.filter(({ kind }) => kind === 'setting').map(({ name }) => name)
  expect(named).toEqual([
    'markdown.preprocessor',
    'markdown.parseFrontMatter',
    'docs.sidebarItemsGenerator',
    'blog.processBlogPosts',
    'content-docs "api".sidebarItemsGenerator',
    'clientModules: client/track.js',
    'clientModules: css/more.css',
  ])
})

test('pages of plug-ins of the site are counted where their address stands in the code', async () => {
  const { pages } = await readDocusaurus(
    siteOf({
      'docusaurus.config.js': `module.exports = { presets: ['classic'], url: 'https://fjord.example', baseUrl: '/',
        plugins: [require('node:path').resolve(__dirname, 'plugins/boats'), './plugins/gone.js', 'plug'] }`,
      'plugins/boats/index.ts': `export default () => ({ async contentLoaded({ actions }) {
        actions.addRoute({ exact: true, path: '/boats', component: '@site/Boats.js', modules: {} })
        actions.addRoute({ path: \`/\${name}\`, component: '@site/Boats.js' })
      } })`,
      'docs/a.md': '# A\n',
    }),
  )
  expect(pages.map(({ address }) => address)).toEqual(['/docs/a', '/boats'])
})
