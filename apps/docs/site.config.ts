import { defineConfig } from '@fyr/cli'
import { version } from '@fyr/cli/package.json'

/** Where the source is; edit links and links into the repository begin with it. */
const repository = 'https://github.com/fyr-docs/fyr'

export default defineConfig({
  product: { name: 'Fyr', slug: 'fyr' },
  variables: { 'fyr.version': version },
  title: 'Fyr',
  tagline: 'Documentation sites from Markdown: static, fast and in your language',
  url: 'https://fyr-docs.github.io',
  basePath: '/fyr/',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ],
  defaultLocale: 'en',
  // GitHub Pages sends no headers of a site.
  metaPolicy: true,
  favicon: '/img/favicon.svg',
  logo: { src: '/img/favicon.svg', alt: '' },
  colorMode: { respectSystem: true },
  docs: {
    mainDoc: 'start/tutorial',
    editUrl: `${repository}/edit/main/apps/docs`,
    editTranslations: true,
    copyPage: true,
  },
  blog: false,
  // Published beside the documentation: .github/workflows/docs.yml.
  linkCheck: { exclude: ['/storybook/*'] },
  agents: { fullText: true },
  search: {
    popular: ['/docs/start/tutorial', '/docs/start/configuration', '/docs/recipes/deploy/'],
    synonyms: [
      ['swizzle', 'override'],
      ['i18n', 'translation', 'languages'],
      ['theme', 'customising'],
      ['hosting', 'deploy', 'publish'],
      ['callout', 'admonition'],
    ],
  },
  sidebars: {
    docs: [
      {
        type: 'category',
        label: 'Start',
        collapsed: false,
        items: ['start/tutorial', 'start/project-structure', 'start/configuration', 'start/migration'],
      },
      {
        type: 'category',
        label: 'Guides',
        collapsed: false,
        items: [
          'guides/writing',
          'guides/navigation',
          'guides/languages',
          'guides/versions',
          'guides/blog',
          'guides/search',
          'guides/agents',
          'guides/customising',
          'guides/pages',
          'guides/sources',
          'guides/rules-and-files',
          'guides/samples',
          'guides/scripts-and-embeds',
          'guides/pictures',
          'guides/social-cards',
          'guides/addresses',
          'guides/editor',
        ],
      },
      {
        type: 'category',
        label: 'About Fyr',
        items: ['about/performance', 'about/steps', 'about/reliability', 'about/security'],
      },
    ],
    recipes: [
      {
        type: 'category',
        label: 'Deploy',
        collapsed: false,
        link: { type: 'doc', id: 'recipes/deploy/index' },
        items: [
          'recipes/deploy/github-pages',
          'recipes/deploy/gitlab-pages',
          'recipes/deploy/netlify',
          'recipes/deploy/cloudflare-pages',
          'recipes/deploy/vercel',
          'recipes/deploy/nginx',
          'recipes/deploy/caddy',
          'recipes/deploy/s3',
        ],
      },
      'recipes/ci',
      'recipes/analytics',
      'recipes/video',
      'recipes/fonts',
      'recipes/hosted-search',
    ],
    reference: [
      'reference/index',
      'reference/site-config',
      'reference/commands',
      'reference/front-matter',
      'reference/sidebars',
      'reference/category',
      'reference/authors',
      'reference/tags',
      'reference/messages',
      'reference/versions',
      'reference/interface-texts',
      'reference/slots-and-components',
      'reference/tokens',
      'reference/diagnostics',
    ],
  },
  navbar: {
    items: [
      { type: 'sidebar', sidebar: 'docs', label: 'Docs' },
      { type: 'sidebar', sidebar: 'recipes', label: 'Recipes' },
      { type: 'sidebar', sidebar: 'reference', label: 'Reference' },
      { type: 'locale-menu', position: 'right' },
      { type: 'link', label: 'Source code', href: repository, position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Start',
        links: [
          { label: 'Tutorial', to: '/docs/start/tutorial' },
          { label: 'Migrating from another tool', to: '/docs/start/migration' },
          { label: 'Deploy', to: '/docs/recipes/deploy/' },
        ],
      },
      {
        title: 'About Fyr',
        links: [
          { label: 'Performance', to: '/docs/about/performance' },
          { label: 'Reliability', to: '/docs/about/reliability' },
          { label: 'Security', to: '/docs/about/security' },
          { label: 'Storybook', to: '/storybook/' },
        ],
      },
    ],
    links: [
      { label: 'Source code', href: repository },
      { label: 'Licence: MIT', href: 'https://opensource.org/license/mit' },
    ],
    copyright: 'Fyr is Norwegian for lighthouse.',
  },
})
