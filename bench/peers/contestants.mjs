import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { writeDocs, writeFiles, writeSite } from '../write-site.mjs'

/**
 * The tools that are compared. Each gets the same pages; what differs is the configuration that its own starter makes, how
 * admonitions and links are written, and where a page's title is. `packages` are pinned and installed into a folder of
 * their own, those that `overrides` names in that version; null stands for ours. `command`: program below
 * `node_modules/.bin` and its arguments; `dev`: likewise, of the development server. `output`: folder of the built site.
 * `forget`: what a cold start must not find. `docs`: folder of the pages. `article`: selector of a page's text in the
 * browser. `ending`: what the addresses of its pages end in. `write`: writes the site of a corpus.
 */
export const CONTESTANTS = [
  {
    name: 'Fyr',
    packages: null,
    command: ['fyr', 'build'],
    dev: ['fyr', 'dev'],
    output: 'dist',
    forget: ['dist', 'node_modules/.cache', 'node_modules/.vite'],
    docs: 'content/docs',
    article: '#main',
    ending: '',
    write: writeSite,
  },
  docusaurus('Docusaurus'),
  {
    name: 'VitePress',
    packages: { vitepress: '1.6.4' },
    command: ['vitepress', 'build', '.'],
    dev: ['vitepress', 'dev', '.'],
    output: '.vitepress/dist',
    forget: ['.vitepress/dist', '.vitepress/cache'],
    docs: 'docs',
    article: '.vp-doc',
    ending: '',
    write: (folder, corpus) =>
      writePeer(
        folder,
        corpus,
        'docs',
        {
          'index.md': '# Home\n\nA corpus for measuring.\n',
          '.vitepress/config.mjs': `export default {
  title: 'Corpus', cleanUrls: true,
  themeConfig: { sidebar: ${JSON.stringify(sidebarOf(corpus))} },
}\n`,
        },
        (doc) => withHeading(doc).replace(/^:::note$/m, '::: info'),
      ),
  },
  {
    name: 'Starlight',
    packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.34.5' },
    command: ['astro', 'build'],
    dev: ['astro', 'dev'],
    output: 'dist',
    forget: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    docs: 'src/content/docs/docs',
    article: '.sl-markdown-content',
    ending: '/',
    write: (folder, corpus) =>
      writePeer(
        folder,
        corpus,
        'src/content/docs/docs',
        {
          'src/content/docs/index.md': '---\ntitle: Home\n---\n\nA corpus for measuring.\n',
          'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
          'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({ site: 'https://corpus.example', telemetry: false, integrations: [starlight({ title: 'Corpus', sidebar: [{ label: 'Docs', items: [{ autogenerate: { directory: 'docs' } }] }] })] })\n`,
        },
        withAddresses,
      ),
  },
  {
    name: 'Rspress',
    packages: { '@rspress/core': '2.0.22' },
    overrides: {
      'mdast-util-to-markdown-cjk-friendly': '1.0.0',
      'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
    },
    command: ['rspress', 'build'],
    dev: ['rspress', 'dev'],
    output: 'doc_build',
    forget: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
    docs: 'docs/docs',
    article: '.rspress-doc',
    ending: '.html',
    write: (folder, corpus) =>
      writePeer(
        folder,
        corpus,
        'docs/docs',
        {
          'docs/index.md': '# Home\n\nA corpus for measuring.\n',
          'docs/_nav.json': '[{ "text": "Docs", "link": "/docs/section-0/folder-0/page-0" }]\n',
          'rspress.config.ts': `import { defineConfig } from '@rspress/core'
export default defineConfig({ root: 'docs', title: 'Corpus', outDir: 'doc_build', themeConfig: { sidebar: { '/docs/': ${JSON.stringify(
            sidebarOf(corpus),
          )} } } })\n`,
        },
        withHeading,
      ),
  },
]

/** Fyr with the parser in Rust that a site may install (0026). */
const WITH_SATTERI = { ...CONTESTANTS[0], name: 'Fyr with satteri', others: { satteri: '0.10.5' } }

/** What is built beside the tools above: Fyr makes a search index in every build, and Docusaurus makes one with a plug-in. */
const WITH_SEARCH = docusaurus('Docusaurus with search', {
  '@easyops-cn/docusaurus-search-local': {
    version: '0.55.3',
    options: { hashed: true, indexBlog: false, docsRouteBasePath: '/docs' },
  },
})

/** The tools whose builds are measured, chosen as by `chooseContestants`. */
export function chooseBuilders(only) {
  return chooseAmong([...CONTESTANTS, WITH_SATTERI, WITH_SEARCH], only)
}

/** The tools that a command line names, separated by commas; all when it names none. */
export function chooseContestants(only) {
  return chooseAmong(CONTESTANTS, only)
}

function chooseAmong(contestants, only) {
  return contestants.filter(({ name }) => only?.split(',').includes(name) ?? true)
}

/** Docusaurus as its starter makes it, with Rspack. `themes`: its themes by name, with their versions and options. */
function docusaurus(name, themes = {}) {
  const versions = Object.entries(themes).map(([theme, { version }]) => [theme, version])
  const written = Object.entries(themes).map(([theme, { options }]) => [theme, options])
  return {
    name,
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '19.3.1',
      'react-dom': '19.3.1',
      ...Object.fromEntries(versions),
    },
    overrides: { '@docsearch/react': '4.3.2' },
    command: ['docusaurus', 'build'],
    dev: ['docusaurus', 'start', '--no-open'],
    output: 'build',
    forget: ['build', '.docusaurus', 'node_modules/.cache'],
    docs: 'docs',
    article: '.theme-doc-markdown',
    ending: '',
    write: (folder, corpus) =>
      writePeer(folder, corpus, 'docs', {
        'docusaurus.config.js': `export default {
  title: 'Corpus', url: 'https://corpus.example', baseUrl: '/',
  future: { v4: true, faster: true },
  markdown: { format: '${corpus.format}' },
  themes: ${JSON.stringify(written)},
  presets: [['classic', { docs: { routeBasePath: '/docs', sidebarPath: './sidebars.js' }, blog: false }]],
  themeConfig: { navbar: { title: 'Corpus', items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Docs' }] },
    prism: { additionalLanguages: ['bash', 'json', 'python', 'yaml'] } },
}\n`,
        'sidebars.js': `export default { main: [{ type: 'autogenerated', dirName: '.' }] }\n`,
        'src/pages/index.md': '# Home\n\nA corpus for measuring.\n',
      }),
  }
}

/** A text with its title as a heading, for tools that show none of front matter. */
function withHeading({ text, title }) {
  return text.replace(/^---\n[^]*?\n---\n/, (front) => `${front}\n# ${title}\n`)
}

/** A text with addresses as links, for tools that lead no link to a file. */
function withAddresses({ text, path }) {
  return text.replace(/\]\(([^):]*)\.md((?:#[^)]*)?)\)/g, (_whole, link, id) => {
    const { pathname } = new URL(link, `https://corpus.example/docs/${path}`)
    return `](${pathname}/${id})`
  })
}

/** Writes a peer's site: the corpus' pages in `docs`, each through `adapt`, and the files that its starter makes. */
function writePeer(folder, { docs }, docsFolder, files, adapt) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules' && !name.startsWith('package'))
      rmSync(join(folder, name), { recursive: true })
  }
  writeDocs(join(folder, docsFolder), docs, adapt)
  writeFiles(folder, files)
}

/** Folders and pages as a sidebar of `{ text, items }`, for tools that make none of their own. */
function sidebarOf({ docs }) {
  const root = []
  const groups = new Map()
  const groupAt = (path) => {
    if (path === '.') return root
    const known = groups.get(path)
    if (known !== undefined) return known
    const items = []
    groupAt(dirname(path)).push({ text: relative(dirname(path), path), collapsed: true, items })
    groups.set(path, items)
    return items
  }
  for (const { path, title } of docs)
    groupAt(dirname(path)).push({ text: title, link: `/docs/${path.replace(/\.md$/, '')}` })
  return root
}
