import { defineConfig } from '@fyr/cli'
import { openApiSource, samples } from '@fyr/openapi'

/** The one place that spells the product's name; content says `{{ product.name }}`. */
const product = { name: 'Tidevann', slug: 'tidevann' }

export default defineConfig({
  product,
  title: `${product.name} Docs`,
  tagline: 'API and Frontend Documentation',
  servers: ['nginx', 'caddy'],
  url: `https://docs.${product.slug}.example`,
  socialCards: true,
  diagnostics: {
    severity: {
      'outdated-translation': 'error',
      'unknown-term': 'error',
      'avoided-word': 'error',
      'other-term': 'error',
    },
  },
  checks: [samples({ required: ['content/**', 'i18n/**'] })],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ],
  defaultLocale: 'en',
  favicon: '/img/favicon.svg',
  logo: { src: '/img/logo.svg', alt: '' },
  docs: {
    path: 'docs',
    mainDoc: 'intro',
    versions: { current: { label: 'Next' } },
    editUrl: `https://github.com/${product.slug}/docs/edit/main`,
    editTranslations: true,
    lastUpdated: 'date',
    feedback: true,
    copyPage: true,
  },
  sources: [
    openApiSource({
      file: `openapi/${product.slug}.yaml`,
      path: 'docs/reference',
      schemas: false,
      translations: { no: `openapi/${product.slug}.no.yaml` },
    }),
  ],
  sidebars: {
    // The other docs, data on demand and the setup, are found through the introduction.
    tutorialSidebar: [
      'intro',
      {
        type: 'category',
        label: 'Integration',
        link: { type: 'doc', id: 'integration/index' },
        items: [
          'integration/quickstart',
          'integration/authentication',
          'integration/access-levels',
          'integration/areas',
          'integration/feedback',
        ],
      },
      {
        type: 'category',
        label: 'Resources',
        link: { type: 'doc', id: 'resources/index' },
        items: [
          'resources/common',
          'resources/environment',
          'resources/feeding',
          'resources/inventory',
          'resources/mortality',
          'resources/treatment',
        ],
      },
      'sense/index',
      {
        type: 'category',
        label: 'Version 2',
        link: { type: 'doc', id: 'v2/index' },
        items: ['v2/environment', 'v2/feeding', 'v2/mortality', 'v2/production-area'],
      },
      'glossary',
    ],
    referenceSidebar: [{ type: 'openapi', api: 'openapi' }],
  },
  // The other words of the trade; general ones are part of the search.
  search: {
    popular: ['/docs/integration/quickstart', '/docs/integration/authentication', '/docs/resources/common'],
    synonyms: [
      [
        'withdrawal',
        'withdrawal period',
        'waiting period',
        'quarantine',
        'tilbakeholdelse',
        'karantene',
        'karenstid',
        'slaktefrist',
        'ventetid',
      ],
      ['slaughter', 'harvest', 'slakt', 'slakting'],
      [
        'medicine',
        'drug',
        'antibiotics',
        'active agent',
        'virkestoff',
        'medisin',
        'legemiddel',
        'antibiotika',
      ],
      ['cull', 'euthanise', 'put down', 'avlive', 'avliving'],
      ['death', 'mortality', 'loss', 'dødelighet', 'svinn', 'dødfisk'],
      ['farm', 'site', 'locality', 'anlegg', 'lokalitet'],
      ['cage', 'pen', 'net', 'unit', 'merd', 'enhet'],
      ['lice', 'sea lice', 'louse', 'delousing', 'lus', 'lakselus', 'avlusing'],
      ['feed', 'pellets', 'fodder', 'fôr'],
      ['smolt', 'juvenile', 'fry', 'settefisk'],
      ['stocking', 'sea transfer', 'utsett', 'utsetting'],
      ['density', 'crowding', 'overcrowded', 'tetthet', 'trengsel'],
      ['well boat', 'wellboat', 'live fish carrier', 'brønnbåt'],
      ['escape', 'runaway', 'rømming', 'rømt'],
      ['starvation', 'fasting', 'sulting', 'fôrstopp'],
      ['standing stock', 'inventory', 'beholdning'],
      ['vaccine', 'vaccination', 'vaksine', 'vaksinering'],
      ['saltwater', 'seawater', 'sjøvann', 'saltvann'],
    ],
  },
  blog: {
    path: 'blog',
    title: 'Updates',
    description: `What is new in ${product.name}: releases, changes to the API and notes for integrators.`,
    sidebarTitle: 'Recent posts',
    sidebarCount: 'all',
  },
  navbar: {
    items: [
      { type: 'sidebar', sidebar: 'tutorialSidebar', label: 'Docs', position: 'left' },
      { type: 'sidebar', sidebar: 'referenceSidebar', label: 'Reference', position: 'left' },
      { type: 'link', label: 'Updates', to: '/blog', position: 'left' },
      { type: 'locale-menu', position: 'right' },
      { type: 'link', label: 'Source code', href: `https://github.com/${product.slug}`, position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Documentation',
        links: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Quickstart', to: '/docs/integration/quickstart' },
          { label: 'Integration', to: '/docs/integration/' },
        ],
      },
      {
        title: 'Data',
        links: [
          { label: 'Resources', to: '/docs/resources/' },
          { label: 'Sense', to: '/docs/sense/' },
          { label: 'Data on demand', to: '/docs/data-on-demand/' },
        ],
      },
      {
        title: 'Resources',
        links: [
          { label: 'Source code', href: `https://github.com/${product.slug}` },
          { label: 'Live API docs', href: `https://api.${product.slug}.example/docs` },
          { label: 'Updates', to: '/blog' },
        ],
      },
    ],
    links: [
      { label: 'Version 3.6', to: `/blog/${product.slug}-integration-3.0-to-3.6` },
      { label: 'Status', href: `https://status.${product.slug}.example` },
      { label: 'Text: CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
    ],
    copyright: `© ${product.name} AS`,
  },
})
