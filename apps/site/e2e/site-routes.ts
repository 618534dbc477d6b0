/** The route table of the site, maintained by hand: what must exist, whatever the content folder says. */

export const PRODUCT = { name: 'Tidevann', slug: 'tidevann' } as const
export const SITE_TITLE = `${PRODUCT.name} Docs`

export const LOCALES = [
  { code: 'en', base: '/', notFound: 'Page not found' },
  { code: 'no', base: '/no/', notFound: 'Siden ble ikke funnet' },
] as const

export const BLOG_PATHS = [
  'blog',
  'blog/archive',
  'blog/authors',
  'blog/authors/ingrid',
  'blog/authors/jonas',
  'blog/authors/sara',
  'blog/tags',
  'blog/tags/announcement',
  `blog/tags/${PRODUCT.slug}`,
  'blog/tags/documentation',
  'blog/tags/insights',
  'blog/tags/integration',
  `blog/welcome-to-${PRODUCT.slug}`,
  `blog/${PRODUCT.slug}-insights-recent-updates`,
  `blog/${PRODUCT.slug}-integration-3.0-to-3.6`,
]

/** Docs of `tutorialSidebar`, in its order: previous and next follow it. */
export const SIDEBAR_PATHS = [
  'docs/intro',
  'docs/integration/',
  'docs/integration/quickstart',
  'docs/integration/authentication',
  'docs/integration/access-levels',
  'docs/integration/areas',
  'docs/integration/feedback',
  'docs/resources/',
  'docs/resources/common',
  'docs/resources/environment',
  'docs/resources/feeding',
  'docs/resources/inventory',
  'docs/resources/mortality',
  'docs/resources/treatment',
  'docs/sense/',
  'docs/v2/',
  'docs/v2/environment',
  'docs/v2/feeding',
  'docs/v2/mortality',
  'docs/v2/production-area',
  'docs/glossary',
]

/** Docs that are in no sidebar. */
export const LOOSE_DOC_PATHS = ['docs/data-on-demand/', 'docs/integration/setup']

/** Operations of the reference, by the tag that they are under. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  environment: ['list', 'create', 'daily', 'get', 'delete', 'revisions'],
  feeding: ['list', 'create', 'get', 'delete', 'revisions'],
  inventory: ['list', 'create', 'latest', 'get', 'delete', 'revisions'],
  mortality: ['list', 'create', 'get', 'delete', 'revisions'],
  treatment: ['list', 'create', 'get', 'delete', 'revisions'],
  feedback: ['get'],
  sites: ['list', 'get', 'units-put'],
  areas: ['list', 'get', 'statistics'],
  grants: ['list'],
  webhooks: ['create', 'delete', 'feedback-completed', 'access-changed', 'export-ready', 'area-published'],
  exports: ['create', 'get'],
  sense: ['token', 'stream'],
  tokens: ['create'],
}

/** Pages of the reference, which are made of the description of the API. */
export const REFERENCE_PATHS = Object.entries(OPERATIONS).flatMap(([tag, operations]) => [
  `docs/reference/${tag}/`,
  ...operations.map((operation) => `docs/reference/${tag}/${operation}`),
])

/** Pages that represent the whole reference where each page costs time: all are made the same way. */
export const SAMPLE_REFERENCE_PATHS = [
  'docs/reference/feeding/',
  'docs/reference/feeding/list',
  'docs/reference/treatment/create',
]

/** Every page that an author wrote. */
const WRITTEN_PATHS = ['', 'markdown-page', 'search', ...BLOG_PATHS, ...SIDEBAR_PATHS, ...LOOSE_DOC_PATHS]

/** The posts of a tag, which represent those of every tag where each page costs time. */
const SAMPLE_TAG_PATH = 'blog/tags/announcement'

/** Those, but of tags only one, and some pages of the reference. */
export const LOOKED_AT_PATHS = [
  ...WRITTEN_PATHS.filter((path) => !path.startsWith('blog/tags/') || path === SAMPLE_TAG_PATH),
  ...SAMPLE_REFERENCE_PATHS,
]

/**
 * A page of each kind, and of each part that only some have: tabs, tables, code, lists of posts. They represent the site in every run;
 * `pnpm maintain journeys:every-page` looks at the others.
 */
export const KIND_PATHS = [
  '',
  'docs/resources/feeding',
  'docs/reference/feeding/list',
  `blog/${PRODUCT.slug}-integration-3.0-to-3.6`,
  'markdown-page',
  'docs/integration/quickstart',
  'docs/reference/feeding/',
  'blog',
  'docs/integration/',
  'docs/v2/',
  'search',
  'blog/archive',
  'blog/authors/ingrid',
  'blog/authors',
  'blog/tags',
  SAMPLE_TAG_PATH,
]

export const PATHS = [...WRITTEN_PATHS, ...REFERENCE_PATHS]

/** Every address of the site, both locales. */
export const ADDRESSES = LOCALES.flatMap(({ code, base }) =>
  PATHS.map((path) => ({ locale: code, path, address: `${base}${path}` })),
)

/** Addresses that look as if they should exist and must not. */
export const ABSENT_PATHS = [
  'docs',
  'docs/',
  'docs/category/integration',
  'docs/integration/missing',
  'docs/tags',
  'Docs/Intro',
  'docs/intro/more',
  'docs//intro',
  'blog//',
  'blog/page/2',
  'blog/authors/nobody',
  'blog/tags/unknown',
  `blog/${PRODUCT.slug}-integration-3X0-to-3X6`,
  'integration',
  'nothing-here.6',
]
