/** The pages and sites with awkward names that `record-old-addresses.mjs` asks the old tools about. Nothing is random. */

const FOLDERS = [
  '',
  'guide/',
  'Guide/',
  '01-guide/',
  '01_guide/',
  '2. guide/',
  '003 - guide/',
  'deep/01-inner/',
  '01-deep/02-inner/',
  '2021-11-news/',
  '7.0-foo/',
  'two words/',
  'dot.ted/',
  'index/',
  'readme/',
  'åpen/',
]

const NAMES = [
  'intro',
  '01-intro',
  '00_guide',
  'guide',
  'GUIDE',
  '01-guide',
  '01_guide',
  'index',
  'INDEX',
  'README',
  'readme',
  '00-index',
  '01-README',
  '8.0',
  'v1.2',
  'two words',
  '2024-01-05-plan',
  'a.b.c',
  '1',
  '01',
  '001-',
  'inner',
  '02-inner',
]

/** Names in a few folders only. */
const OTHER_NAMES = [
  'C++',
  'what & why',
  "it's",
  'æøå',
  '日本語',
  'a_b',
  'CamelCase',
  '-dash-',
  'x.test',
  '404',
  '100%',
  'a,b',
  '(group)',
  '@scope',
  'a--b',
]

const NAMED_FILES = [
  ...FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}${name}`)),
  ...['', 'Guide/', '01-guide/'].flatMap((folder) => OTHER_NAMES.map((name) => `${folder}${name}`)),
]

const MATTERS = [
  'id: own',
  'id: 2024',
  'slug: /',
  'slug: /absolute',
  'slug: /absolute/',
  'slug: relative',
  'slug: relative/deep',
  'slug: ../up',
  'slug: ./same',
  'slug: 2024',
  'id: own\nslug: relative',
  'parse_number_prefixes: false',
  'parse_number_prefixes: false\nid: own',
  'draft: true',
  'unlisted: true',
  'slug: /Åpen',
  'slug: /two words',
  'id: a/b',
  "slug: ''",
  'slug: /with.dot',
  'title: Text',
  'slug: .',
  'slug: ..',
]

const FILES_WITH_MATTER = [
  'intro.md',
  '01-guide/02-intro.md',
  '01-guide/index.md',
  'guide/Guide.mdx',
  '01_basics/00_basics.md',
]

/** Docs, each of which is asked about by itself. */
export function docCases() {
  const named = NAMED_FILES.map((name) => ({
    file: `${name}.md`,
    matter: 'title: Text',
    hasPrefixes: true,
  }))
  const withMatter = FILES_WITH_MATTER.flatMap((file) =>
    MATTERS.map((matter) => ({ file, matter, hasPrefixes: true })),
  )
  const withNumbers = [
    '01-guide/02-intro.md',
    '01-guide/01-guide.md',
    '01-guide/guide.md',
    '2. guide/index.md',
    '01-intro.md',
  ].flatMap((file) =>
    ['title: Text', 'id: own', 'slug: relative', 'parse_number_prefixes: true'].map((matter) => ({
      file,
      matter,
      hasPrefixes: false,
    })),
  )
  return [...named, ...withMatter, ...withNumbers]
}

const PLUGINS = `
  const docs = (options) => ['@docusaurus/plugin-content-docs', options]
  const blog = (options) => ['@docusaurus/plugin-content-blog', options]
  const pages = (options) => ['@docusaurus/plugin-content-pages', options]
`

const docusaurusConfig = (settings) => `${PLUGINS}
module.exports = { title: 'Fjord', url: 'https://fjord.example', baseUrl: '/', onDuplicateRoutes: 'ignore', onBrokenLinks: 'ignore', ${settings} }
`

const page = (matter = '', text = 'Text.') =>
  matter === '' ? `${text}\n` : `---\n${matter}\n---\n\n${text}\n`

const pagesAt = (paths) => Object.fromEntries(paths.map((path) => [path, page()]))

/** Sites that are loaded whole. */
export const DOCUSAURUS_SITES = [
  {
    name: 'numbers at both levels, drafts, tags and pages of a blog',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `baseUrl: '/base/', plugins: [docs({}), blog({ postsPerPage: 2 }), pages({})]`,
      ),
      ...pagesAt([
        'docs/intro.md',
        'docs/01_basics/00_basics.md',
        'docs/01_basics/index.md',
        'docs/02-more/01-README.md',
        'docs/03-other/README.md',
        'docs/two words.md',
        'docs/v1.2.md',
        'docs/_partial.md',
        'docs/_hidden/a.md',
        'docs/__tests__/a.md',
        'src/pages/help/Index.md',
        'src/pages/help/README.md',
        'src/pages/_part.md',
        'src/pages/a,b.md',
        'blog/2024-01-05-news.md',
        'blog/2024-1-7-short.md',
        'blog/2024/01/08/folder/index.md',
        'blog/spring/2024-01-06-nets.md',
      ]),
      'docs/draft.md': page('draft: true'),
      'docs/hidden.md': page('unlisted: true\ntags: [Feed]'),
      'docs/tagged.md': page('tags: [Feed and Fish, C++]'),
      'docs/up/slug.md': page('slug: ../upper'),
      'docs/up/id.md': page('id: other'),
      'src/pages/team.js': 'export default () => null\n',
      'src/pages/team.test.js': '',
      'src/pages/us.md': page('slug: /about/us'),
      'blog/undated/index.md': page('date: 2024-02-01\ntags: [Feed]'),
      'blog/slug.md': page('date: 2024-02-02\nslug: opening'),
      'blog/draft.md': page('date: 2024-02-03\ndraft: true\ntags: [Lost]'),
    },
  },
  {
    name: 'names that only numbers or capitals tell apart',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(`plugins: [docs({ routeBasePath: '/' })]`),
      ...pagesAt([
        'docs/index.md',
        'docs/01-guide/guide.md',
        'docs/01-guide/index.md',
        'docs/02-guides/Guides.md',
        'docs/03-nets/01-index.md',
        'docs/03-nets/nets.md',
        'docs/boats/BOATS.md',
        'docs/boats/01-boats.md',
      ]),
    },
  },
  {
    name: 'numbers that stay',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `plugins: [docs({ numberPrefixParser: false, exclude: ['**/excluded/**'] })]`,
      ),
      ...pagesAt([
        'docs/01-guide/02-intro.md',
        'docs/01-guide/index.md',
        'docs/01-guide/03-nets.md',
        'docs/excluded/a.md',
        'docs/plain.md',
      ]),
    },
  },
  {
    name: 'versions',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `plugins: [docs({ lastVersion: '2.0', versions: { current: { path: 'future' }, '1.0': { path: 'old' } } })]`,
      ),
      'versions.json': '["3.0", "2.0", "1.0"]',
      ...pagesAt([
        'docs/a.md',
        'docs/new.md',
        'versioned_docs/version-3.0/a.md',
        'versioned_docs/version-2.0/01-x/a.md',
        'versioned_docs/version-2.0/a.md',
        'versioned_docs/version-1.0/a.md',
        'versioned_docs/version-1.0/gone.md',
      ]),
      'versioned_docs/version-1.0/slug.md': page('slug: /'),
    },
  },
  {
    name: 'languages, with translations of the default one',
    locales: ['no', 'en', 'pt_BR'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `i18n: { defaultLocale: 'no', locales: ['no', 'en', 'pt_BR'], localeConfigs: { pt_BR: { htmlLang: 'pt-BR' } } }, plugins: [docs({}), blog({ showReadingTime: false }), pages({})]`,
      ),
      ...pagesAt([
        'docs/a.md',
        'docs/both.md',
        'docs/guide/index.md',
        'blog/2024-01-05-news.md',
        'src/pages/us.md',
      ]),
      'i18n/no/docusaurus-plugin-content-docs/current/a.md': page('', 'Norsk.'),
      'i18n/no/docusaurus-plugin-content-docs/current/both.md': page('slug: begge', 'Norsk.'),
      'i18n/no/docusaurus-plugin-content-blog/2024-01-05-news.md': page('', 'Nytt.'),
      'i18n/no/docusaurus-plugin-content-pages/us.md': page('', 'Oss.'),
      'i18n/no/docusaurus-plugin-content-docs/current/orphan.md': page('', 'Alene.'),
      'i18n/pt_BR/docusaurus-plugin-content-docs/current/both.md': page('', 'Ambos.'),
    },
  },
  {
    name: 'several instances',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `plugins: [docs({}), docs({ id: 'community', path: 'community', routeBasePath: 'community' }), docs({ id: 'api', path: 'api-docs', routeBasePath: 'reference/api' }), blog({}), blog({ id: 'notes', path: 'notes', routeBasePath: 'notes' }), pages({}), pages({ id: 'more', path: 'more', routeBasePath: 'more' })]`,
      ),
      ...pagesAt([
        'docs/a.md',
        'community/index.md',
        'community/01-rules.md',
        'api-docs/02-http/00-http.md',
        'api-docs/README.md',
        'blog/2024-01-05-news.md',
        'notes/2024-01-06-note.md',
        'src/pages/us.md',
        'more/them.md',
      ]),
    },
  },
  {
    name: 'versions of several instances, and a language',
    locales: ['en', 'no'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `i18n: { defaultLocale: 'en', locales: ['en', 'no'] }, plugins: [docs({ onlyIncludeVersions: ['current', '1.0'] }), docs({ id: 'api', path: 'api', routeBasePath: 'api' }), docs({ id: 'sdk', path: 'sdk', routeBasePath: 'sdk/all', lastVersion: 'current', includeCurrentVersion: true, versions: { current: { path: 'now' }, '1': { path: '' } } })]`,
      ),
      'versions.json': '["2.0", "1.0"]',
      'api_versions.json': '["2", "1"]',
      'sdk_versions.json': '["1"]',
      ...pagesAt([
        'docs/a.md',
        'versioned_docs/version-2.0/a.md',
        'versioned_docs/version-1.0/a.md',
        'api/01-first.md',
        'api/new.md',
        'api_versioned_docs/version-2/01-first.md',
        'api_versioned_docs/version-2/deep/deep.md',
        'api_versioned_docs/version-1/old.md',
        'sdk/index.md',
        'sdk_versioned_docs/version-1/use.md',
        'i18n/no/docusaurus-plugin-content-docs-api/version-2/01-first.md',
        'i18n/no/docusaurus-plugin-content-docs-api/current/new.md',
      ]),
    },
  },
  {
    name: 'pages of categories, in folders and in sidebars',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `plugins: [docs({ sidebarPath: './sidebars.js' }), docs({ id: 'more', path: 'more', routeBasePath: 'more' })]`,
      ),
      'sidebars.js': `module.exports = {
        first: [{ type: 'autogenerated', dirName: '.' }],
        second: [
          { type: 'category', label: 'By Hand', link: { type: 'generated-index' }, items: ['a'] },
          { type: 'category', label: 'By Hand', link: { type: 'generated-index' }, items: ['a'] },
          { type: 'category', label: 'CI/CD', link: { type: 'generated-index', slug: '/pipes' }, items: ['a', { type: 'category', label: 'C++ & iOS', link: { type: 'generated-index' }, items: ['a'] }] },
          { Short: ['a'] },
        ],
      }\n`,
      ...pagesAt([
        'docs/a.md',
        'docs/01-nets/b.md',
        'docs/boats/c.md',
        'docs/boats/deep/d.md',
        'more/crew/e.md',
      ]),
      'docs/01-nets/_category_.json': '{ "label": "TypeScript", "link": { "type": "generated-index" } }',
      'docs/boats/_category_.yml': 'link: { type: generated-index, slug: /all/Boats }\n',
      'docs/boats/deep/_category_.json': '{ "link": { "type": "doc", "id": "boats/deep/d" } }',
      'more/crew/_category_.yml': 'link: { type: generated-index }\n',
    },
  },
  {
    name: 'a blog at the root, with its lists at other addresses',
    locales: ['en'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `trailingSlash: true, plugins: [docs({ routeBasePath: 'deep/Docs', tagsBasePath: 'labels' }), blog({ routeBasePath: '/', tagsBasePath: 'topics', archiveBasePath: 'all', pageBasePath: 'side', authorsBasePath: 'people', postsPerPage: 1 }), blog({ id: 'quiet', path: 'quiet', routeBasePath: 'quiet', archiveBasePath: null, postsPerPage: 'ALL' })]`,
      ),
      'docs/a.md': page('tags: [One Two]'),
      'blog/authors.yml':
        'ida: { name: Ida, page: true }\nola: { name: Ola, page: { permalink: /the/ola } }\nkim: { name: Kim }\n',
      'blog/tags.yml': 'sea: { label: Sea, permalink: /salt }\n',
      'blog/2024-01-05-one.md': page('authors: [ida]\ntags: [sea, Wind]'),
      'blog/2024-01-06-two.md': page('authors: [ida, ola]\ntags: [sea]'),
      'blog/2024-01-07-three.md': page('unlisted: true\ntags: [sea, Hidden]\nauthors: [ida]'),
      'quiet/2024-01-05-one.md': page(),
      'quiet/2024-01-06-two.md': page(),
    },
  },
  {
    name: 'languages with folders and addresses of their own',
    locales: ['en', 'fr', 'de', 'it'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `baseUrl: '/base/', i18n: { defaultLocale: 'en', path: 'texts', locales: ['en', 'fr', 'de', 'it'], localeConfigs: { fr: { path: 'fr-FR', baseUrl: '/base/francais/' }, de: { translate: false }, it: { htmlLang: 'it-IT', label: 'Italiano' } } }, plugins: [docs({}), blog({}), pages({})]`,
      ),
      ...pagesAt(['docs/a.md', 'docs/b.md', 'blog/2024-01-05-news.md', 'src/pages/us.md']),
      'texts/fr-FR/docusaurus-plugin-content-docs/current/a.md': page('', 'Français.'),
      'texts/de/docusaurus-plugin-content-docs/current/a.md': page('draft: true', 'Deutsch.'),
      'texts/it/docusaurus-plugin-content-docs/current/b.md': page('slug: /italiano', 'Italiano.'),
    },
  },
  {
    name: 'translations with front matter of their own',
    locales: ['en', 'no'],
    files: {
      'docusaurus.config.js': docusaurusConfig(
        `i18n: { defaultLocale: 'en', locales: ['en', 'no'] }, plugins: [docs({}), blog({}), pages({})]`,
      ),
      ...pagesAt([
        'docs/a.md',
        'docs/b.md',
        'docs/c.md',
        'docs/guide/d.md',
        'blog/2024-01-05-news.md',
        'src/pages/us.md',
      ]),
      'docs/own.md': page('slug: /english'),
      'i18n/no/docusaurus-plugin-content-docs/current/a.md': page('slug: /norsk'),
      'i18n/no/docusaurus-plugin-content-docs/current/b.md': page('draft: true'),
      'i18n/no/docusaurus-plugin-content-docs/current/c.md': page('id: other'),
      'i18n/no/docusaurus-plugin-content-docs/current/own.md': page(),
      'i18n/no/docusaurus-plugin-content-docs/current/guide/d.md': page('tags: [Norsk]'),
      'i18n/no/docusaurus-plugin-content-blog/2024-01-05-news.md': page('slug: nytt'),
      'i18n/no/docusaurus-plugin-content-pages/us.md': page('slug: /oss'),
    },
  },
]

const vitepressConfig = (settings) => `export default { title: 'Fjord', ${settings} }\n`

export const VITEPRESS_SITES = [
  {
    name: 'names, folders and what is left out',
    files: {
      'docs/.vitepress/config.js': vitepressConfig(
        `base: '/base/', cleanUrls: true, srcExclude: ['**/README.md', 'drafts/**']`,
      ),
      ...pagesAt([
        'docs/index.md',
        'docs/README.md',
        'docs/guide/index.md',
        'docs/guide/README.md',
        'docs/guide/Index.md',
        'docs/guide/guide.md',
        'docs/Upper/Case.md',
        'docs/01-first.md',
        'docs/two words.md',
        'docs/v1.2.md',
        'docs/drafts/a.md',
        'docs/_part.md',
        'docs/.hidden/a.md',
        'docs/dist/a.md',
        'docs/åpen.md',
        'docs/not.mdx',
        'docs/2024-01-05-plan.md',
      ]),
    },
  },
  {
    name: 'rewrites',
    files: {
      'docs/.vitepress/config.js': vitepressConfig(
        `rewrites: { 'packages/:pkg/src/index.md': ':pkg/index.md', 'packages/:pkg/src/:slug*': ':pkg/:slug*', 'old/(.*)': 'new/$1', 'flat/:a/:b.md': ':a-:b.md', 'opt/:x?/end.md': 'end/:x?/done.md', '^exact/(\\\\w+)\\\\.md$': 'found/:0.md' }`,
      ),
      ...pagesAt([
        'docs/index.md',
        'docs/packages/a/src/index.md',
        'docs/packages/a/src/b.md',
        'docs/packages/a/src/deep/c.md',
        'docs/packages/a/d.md',
        'docs/flat/x/y.md',
        'docs/opt/z/end.md',
        'docs/opt/end.md',
        'docs/exact/word.md',
        'docs/same.md',
      ]),
    },
  },
  {
    name: 'rewrites by a function, and a source folder',
    files: {
      'docs/.vitepress/config.js': vitepressConfig(
        `srcDir: './pages', rewrites: (id) => (id.startsWith('packages/') ? id.replace(/^packages\\/([^/]+)\\/docs\\//, '$1/') : undefined)`,
      ),
      ...pagesAt([
        'docs/pages/index.md',
        'docs/pages/guide/a.md',
        'docs/pages/packages/core/docs/b.md',
        'docs/pages/packages/core/docs/index.md',
        'docs/pages/packages/README.md',
        'docs/outside.md',
      ]),
    },
  },
  {
    name: 'pages that scripts fill',
    files: {
      'docs/.vitepress/config.js': vitepressConfig(`rewrites: { 'packages/:name.md': 'p/:name.md' }`),
      ...pagesAt([
        'docs/index.md',
        'docs/packages/[name].md',
        'docs/[kind]/[name]-of-[year].md',
        'docs/none/[x].md',
      ]),
      'docs/packages/[name].paths.js':
        "import { names } from './names'\nexport default { async paths() { return names.map((name) => ({ params: { name } })) } }\n",
      'docs/packages/names.js': "export const names = ['core', 'Two Words']\n",
      'docs/[kind]/[name]-of-[year].paths.ts':
        "const kind: string = 'boats'\nexport default { paths: [{ params: { kind, name: 'Ida', year: 2024 } }] }\n",
    },
  },
  {
    name: 'awkward names',
    files: {
      'docs/.vitepress/config.js': vitepressConfig(''),
      ...pagesAt(NAMED_FILES.map((name, index) => `docs/n${index}/${name}.md`)),
    },
  },
  {
    name: 'languages, one of which is elsewhere',
    files: {
      'docs/.vitepress/config.js': vitepressConfig(
        `rewrites: { 'en/:rest*': ':rest*' }, locales: { root: { label: 'English', lang: 'en-US' }, 'pt-br': { label: 'Português', lang: 'pt-BR' }, ja: { label: 'Japanese', link: 'https://ja.fjord.example/' }, 'no/eldre': { label: 'Norsk' } }`,
      ),
      ...pagesAt([
        'docs/en/index.md',
        'docs/en/guide/a.md',
        'docs/en/guide/b.md',
        'docs/pt-br/index.md',
        'docs/pt-br/guide/a.md',
        'docs/pt-br/guide/alone.md',
        'docs/no/eldre/a.md',
      ]),
    },
  },
]

const starlightConfig = (settings, astro = '') => `
import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: 'https://fjord.example', ${astro} integrations: [starlight({ title: 'Fjord', pagefind: false, ${settings} })] })
`

const entry = (matter = '') => `---\ntitle: Text\n${matter}---\n\nText.\n`

const entriesAt = (paths) => Object.fromEntries(paths.map((path) => [`src/content/docs/${path}`, entry()]))

/** A page whose title is its file, so that its address tells which one it is. */
const titled = (file, matter = '') => `---\ntitle: ${JSON.stringify(file)}\n${matter}---\n\nText.\n`

/** The ends of slugs, each below a folder of its own. */
const SLUGS = [
  '',
  '/plain',
  '/Upper',
  '/two words',
  '/åpen',
  '/v1.2',
  '/index',
  '/a/index',
  '/index/a',
  '/last/',
  '/C++',
  '/a_b',
  '/a.html',
  '/日本語',
]

export const STARLIGHT_SITES = [
  {
    name: 'names, folders, slugs and drafts',
    files: {
      'astro.config.mjs': starlightConfig(''),
      ...entriesAt([
        'index.md',
        'Upper/Case.md',
        'Two Words.md',
        'two-Words/And More.md',
        'v1.2.md',
        '01-first.md',
        '2024-01-05-plan.md',
        'guide/index.md',
        'guide/README.md',
        'guide/guide.md',
        'Guide2/INDEX.md',
        'a_b.md',
        '_part.md',
        '_folder/inside.md',
        'åpen.md',
        'C++.md',
        'dot.ted/x.md',
        'not.markdown',
        'deep/Er/Index.mdx',
      ]),
      'src/content/docs/slug.md': entry('slug: other/Place\n'),
      'src/content/docs/folder/slug.md': entry('slug: plain\n'),
      'src/content/docs/draft.md': entry('draft: true\n'),
    },
  },
  {
    name: 'languages whose folders have capitals',
    files: {
      'astro.config.mjs': starlightConfig(
        `locales: { root: { label: 'English', lang: 'en' }, 'pt-br': { label: 'Português', lang: 'pt-BR' }, no: { label: 'Norsk' } }`,
      ),
      ...entriesAt([
        'index.md',
        'guides/Setup.md',
        'guides/two words.md',
        'only.md',
        'pt-BR/index.md',
        'pt-BR/guides/setup.md',
        'pt-BR/alone.md',
        'no/guides/Two Words.md',
      ]),
      'src/content/docs/no/slug.md': entry('slug: no/only\n'),
    },
  },
  {
    name: 'a default language with a folder',
    files: {
      'astro.config.mjs': starlightConfig(
        `defaultLocale: 'en', locales: { en: { label: 'English' }, fr: { label: 'Français' } }`,
        `trailingSlash: 'always',`,
      ),
      ...entriesAt(['en/index.md', 'en/guide/a.md', 'en/guide/B.md', 'fr/guide/a.md']),
      'src/content/docs/en/slug.md': entry('slug: en/other\n'),
    },
  },
  {
    name: 'languages of Astro, and files without folders',
    files: {
      'astro.config.mjs': starlightConfig(
        '',
        `i18n: { defaultLocale: 'en', locales: ['en', { path: 'deutsch', codes: ['de'] }] }, build: { format: 'file' },`,
      ),
      ...entriesAt(['index.md', 'guide/index.md', 'guide/a.md', 'deutsch/guide/a.md']),
    },
  },
  {
    name: 'awkward names and slugs',
    files: {
      'astro.config.mjs': starlightConfig(`sidebar: [{ label: 'Home', link: '/' }],`),
      'src/content/docs/index.md': entry(),
      ...Object.fromEntries(
        NAMED_FILES.map((name, index) => {
          const file = `src/content/docs/n${index}/${name}.md`
          return [file, titled(file)]
        }),
      ),
      ...Object.fromEntries(
        SLUGS.map((slug, index) => {
          const file = `src/content/docs/slugs/Page ${index}.md`
          return [file, titled(file, `slug: ${JSON.stringify(`s${index}${slug}`)}\n`)]
        }),
      ),
    },
  },
  {
    name: 'pages of Astro beside the docs, below a base path',
    base: '/base',
    files: {
      'astro.config.mjs': starlightConfig('disable404Route: true,', `base: '/base',`),
      ...entriesAt(['index.md', 'a.md', 'deep/b.md']),
      'src/pages/us.md': '---\ntitle: Us\n---\n\nText.\n',
      'src/pages/more/Them.html': '<p>Them</p>\n',
      'src/pages/_part.astro': '<p>Part</p>\n',
      'src/pages/code.astro': '<p>Code</p>\n',
    },
  },
]
