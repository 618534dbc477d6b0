import { z } from 'zod'
import { webUrl } from './address.ts'
import { markdownPluginsSchema } from './markdown-plugins.ts'
import { sidebarsSchema } from './sidebars.ts'

const text = z.string().min(1)
const position = z.enum(['left', 'right']).default('left')
const headingLevel = z.int().min(2).max(6)

function hasOneTarget(link: { to?: string | undefined; href?: string | undefined }): boolean {
  return (link.to === undefined) !== (link.href === undefined)
}
const ONE_TARGET = { error: 'needs exactly one of "to" (an address on the site) and "href" (any URL)' }

const navbarLink = z
  .strictObject({
    type: z.literal('link'),
    label: text,
    to: text.optional(),
    href: text.optional(),
    position,
    activeBase: text.optional(),
  })
  .refine(hasOneTarget, ONE_TARGET)

const navbarItem = z.union([
  z.strictObject({ type: z.literal('sidebar'), sidebar: text, label: text, position }),
  navbarLink,
  z.strictObject({ type: z.literal('menu'), label: text, items: z.array(navbarLink).min(1), position }),
  z.strictObject({ type: z.literal('locale-menu'), position }),
  z.strictObject({ type: z.literal('version-menu'), position }),
])

const footerLink = z
  .strictObject({ label: text, to: text.optional(), href: text.optional() })
  .refine(hasOneTarget, ONE_TARGET)

const toc = z
  .strictObject({ minLevel: headingLevel.default(2), maxLevel: headingLevel.default(3) })
  .refine((levels) => levels.minLevel <= levels.maxLevel, { error: 'has a "minLevel" above its "maxLevel"' })

const folder = z.string().regex(/^(?!\.\.?$|\.\.?\/)[^/\\][^\\]*[^/\\]$/, {
  error: 'must be a folder below the site, such as "content/docs"',
})
const addressPart = z.string().regex(/^[^/?#\s][^?#\s]*$/, {
  error: 'must be a part of an address without a first slash, such as "docs"',
})

const locale = z.strictObject({
  code: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, {
    error: 'must be a language code, such as "en" or "no"',
  }),
  label: text,
  lang: text.optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
})

const docsVersion = z.strictObject({
  label: text.optional(),
  /** Address below that of the docs; empty for none of its own. */
  path: z.union([z.literal(''), addressPart]).optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().default(false),
})

const docs = z.strictObject({
  path: addressPart.default('docs'),
  mainDoc: text.optional(),
  /** Settings of versions by name; the docs folder itself is the version `current`. */
  versions: z.record(text, docsVersion).default({}),
  /** The version that readers get without asking; default the first of the list of released ones. */
  lastVersion: text.optional(),
  /** The versions to publish; default all. */
  onlyVersions: z.array(text).min(1).optional(),
  editUrl: webUrl.optional(),
  toc: toc.optional(),
})

const blog = z.strictObject({
  path: addressPart.default('blog'),
  title: text.default('Blog'),
  description: text.default('Blog'),
  sidebarTitle: text.default('Recent posts'),
  sidebarCount: z.union([z.int().min(0), z.literal('all')]).default(5),
  postsPerPage: z.int().min(1).default(10),
  /** Posts in a feed; 0 for no feeds. */
  feedCount: z.int().min(0).default(20),
})

const basePath = z
  .string()
  .regex(/^[^?#\s]*$/, { error: 'must be a path without query or hash, such as "/" or "/handbook/"' })
  .transform((path) => `/${path}/`.replaceAll(/\/{2,}/g, '/'))

const siteUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as "https://docs.example.com"',
})

/** Checks the value of `site.config.ts` and fills in the defaults. */
export const siteConfigSchema = z.strictObject({
  product: z.strictObject({ name: text, slug: text }),
  variables: z.record(z.string(), z.string()).default({}),
  title: text,
  tagline: z.string().default(''),
  url: siteUrl
    .refine((url) => new URL(url).pathname === '/', { error: 'must have no path; that goes to "basePath"' })
    .transform((url) => new URL(url).origin),
  basePath: basePath.default('/'),
  titleDelimiter: text.default('|'),
  locales: z.array(locale).min(1),
  defaultLocale: text,
  theme: text.default('@fyr/theme'),
  favicon: text.nullable().default(null),
  logo: z.strictObject({ src: text, alt: z.string() }).nullable().default(null),
  baseUrlBanner: z.boolean().default(true),
  content: z
    .strictObject({
      docs: folder.default('content/docs'),
      blog: folder.default('content/blog'),
      pages: folder.default('content/pages'),
      versions: folder.default('versions.json'),
      versionedDocs: folder.default('versioned_docs'),
      versionedSidebars: folder.default('versioned_sidebars'),
      translations: folder.default('i18n'),
      static: folder.default('static'),
    })
    .prefault({}),
  docs: z.union([z.literal(false), docs]).prefault({}),
  blog: z.union([z.literal(false), blog]).prefault({}),
  sidebars: sidebarsSchema.optional(),
  navbar: z.strictObject({ items: z.array(navbarItem) }).default({ items: [] }),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: text, links: z.array(footerLink) })),
      copyright: z.string().default(''),
    })
    .default({ columns: [], copyright: '' }),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectSystem: z.boolean().default(false),
    })
    .prefault({}),
  announcement: z
    .strictObject({ id: text, content: text, isCloseable: z.boolean().default(true) })
    .nullable()
    .default(null),
  toc: toc.prefault({}),
  markdown: markdownPluginsSchema.prefault({}),
})

/** What a site writes: the argument of `defineConfig`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>

/** The configuration after checks and defaults, and the file it came from, for diagnostics. */
export interface SiteConfig extends z.output<typeof siteConfigSchema> {
  readonly source: { readonly file: string; readonly text: string }
}
