import { z } from 'zod'
import { isAddress, webUrl } from './address.ts'
import { markdownPluginsSchema } from './markdown-plugins.ts'
import { sidebarsSchema } from './sidebars.ts'

const text = z.string().min(1)
const headingLevel = z.int().min(2).max(6)

const position = z.enum(['left', 'right']).default('left').meta({ description: 'Side of the navbar.' })
const label = text.meta({ description: 'What it says. Translated by `messages.json`.', examples: ['Docs'] })
const to = text.optional().meta({ description: 'Address on the site.', examples: ['/docs/intro'] })
const href = text.optional().meta({ description: 'Any URL.', examples: ['https://example.com/'] })

function hasOneTarget(link: { to?: string | undefined; href?: string | undefined }): boolean {
  return (link.to === undefined) !== (link.href === undefined)
}
const ONE_TARGET = { error: 'needs exactly one of "to" (an address on the site) and "href" (any URL)' }

const navbarLink = z
  .strictObject({
    type: z.literal('link'),
    label,
    to,
    href,
    position,
    activeBase: text.optional().meta({
      description: 'The link is shown as the current one on all pages below this address.',
      examples: ['/docs'],
    }),
  })
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ description: 'A link. Needs one of `to` and `href`.' })

const navbarItem = z.union([
  z
    .strictObject({
      type: z.literal('sidebar'),
      sidebar: text.meta({ description: 'Name of the sidebar.', examples: ['tutorialSidebar'] }),
      label,
      position,
    })
    .meta({ description: 'A link to the first doc of a sidebar.' }),
  navbarLink,
  z
    .strictObject({
      type: z.literal('menu'),
      label,
      items: z
        .array(navbarLink)
        .min(1)
        .meta({
          description: 'Its links.',
          examples: [[{ type: 'link', label: 'Support', href: 'https://example.com/' }]],
        }),
      position,
    })
    .meta({ description: 'A menu of links.' }),
  z
    .strictObject({ type: z.literal('locale-menu'), position })
    .meta({ description: 'The languages of the site.' }),
  z
    .strictObject({ type: z.literal('version-menu'), position })
    .meta({ description: 'The versions of the docs; nothing while there is one.' }),
])

const footerLink = z
  .strictObject({ label, to, href })
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ description: 'A link. Needs one of `to` and `href`.' })

const toc = z
  .strictObject({
    minLevel: headingLevel.default(2).meta({ description: 'Highest level of headings in it.' }),
    maxLevel: headingLevel.default(3).meta({ description: 'Lowest level of headings in it.' }),
  })
  .refine((levels) => levels.minLevel <= levels.maxLevel, { error: 'has a "minLevel" above its "maxLevel"' })

const folder = z.string().regex(/^(?!(?:.*\/)?\.\.?(?:\/|$))[^/\\][^\\]*[^/\\]$/, {
  error: 'must be a folder below the site, such as "content/docs"',
})
const addressPart = z
  .string()
  .refine((written) => /^[^/\s]\S*$/.test(written) && isAddress(written), {
    error: 'must be a part of an address without a first slash, such as "docs"',
  })
  .meta({ pattern: String.raw`^[^/?#%\s][^?#%\s]*$` })

const locale = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, {
      error: 'must be a language code, such as "en" or "no"',
    })
    .meta({
      description: 'Names the locale: in its address, and its folder of translations.',
      examples: ['no'],
    }),
  label: text.meta({ description: 'Its name in its own language.', examples: ['Norsk'] }),
  lang: text.optional().meta({
    description: 'Language tag for browsers and search engines. Without it, the code.',
    examples: ['nb-NO'],
  }),
  dir: z
    .enum(['ltr', 'rtl'])
    .optional()
    .meta({ description: 'Direction of writing. Without it, that of the language.' }),
})

const docsVersion = z.strictObject({
  label: text.optional().meta({
    description: 'What readers see. Without it, the name; `Next` for `current`.',
    examples: ['2.x'],
  }),
  path: z
    .union([z.literal(''), addressPart])
    .optional()
    .meta({
      description: 'Address below that of the docs; empty for none of its own.',
      examples: ['2.0'],
    }),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional().meta({
    description: 'What a reader is told above each doc. Without it, by its place among the versions.',
  }),
  badge: z
    .boolean()
    .optional()
    .meta({ description: 'Whether each doc shows the label. Without it, when there are several versions.' }),
  noIndex: z
    .boolean()
    .default(false)
    .meta({ description: 'Keeps the version out of search engines and sitemaps.' }),
})

const editLink = {
  editUrl: webUrl.optional().meta({
    description:
      'Where the files can be changed; the path of a file from the root of the site is put behind it.',
    examples: ['https://example.com/edit/main'],
  }),
  editTranslations: z.boolean().default(false).meta({
    description:
      'Lets a translation be changed in its own file. Otherwise readers are led to the original, which translators follow.',
  }),
}

const docs = z
  .strictObject({
    path: addressPart.default('docs').meta({ description: 'Address of the docs.' }),
    mainDoc: text.optional().meta({
      description: 'Id of the doc that the docs begin with. Without it, the first of the first sidebar.',
      examples: ['intro'],
    }),
    versions: z
      .record(text, docsVersion)
      .default({})
      .meta({
        description: 'Settings of versions by name; the docs folder itself is the version `current`.',
        examples: [{ current: { label: 'Next' } }],
      }),
    lastVersion: text.optional().meta({
      description: 'The version that readers get without asking. Without it, the first of `versions.json`.',
      examples: ['2.0'],
    }),
    onlyVersions: z
      .array(text)
      .min(1)
      .optional()
      .meta({
        description: 'The versions to publish. Without it, all.',
        examples: [['current', '2.0']],
      }),
    ...editLink,
    lastUpdated: z
      .union([z.literal(false), z.enum(['date', 'date-and-author'])])
      .default(false)
      .meta({
        description:
          'Shows when a doc was changed last, and by whom, from its commits. `last_update` in front matter wins.',
        examples: ['date'],
      }),
    toc: toc.optional().meta({ description: 'Table of contents of docs, in place of that of the site.' }),
  })
  .meta({ description: 'Settings of the docs.' })

const blog = z
  .strictObject({
    path: addressPart.default('blog').meta({ description: 'Address of the blog.' }),
    title: text
      .default('Blog')
      .meta({ description: 'Title of its list of posts. Translated as `blog.title`.' }),
    description: text
      .default('Blog')
      .meta({ description: 'What it is about. Translated as `blog.description`.' }),
    sidebarTitle: text
      .default('Recent posts')
      .meta({ description: 'Heading of its sidebar. Translated as `blog.sidebarTitle`.' }),
    sidebarCount: z
      .union([z.int().min(0), z.literal('all')])
      .default(5)
      .meta({ description: 'Posts in its sidebar; 0 for no sidebar, `all` for all.' }),
    postsPerPage: z.int().min(1).default(10).meta({ description: 'Posts on a page of a list.' }),
    datesFromGit: z.boolean().default(false).meta({
      description: 'Gives a post without a date that of the first commit of its file.',
    }),
    ...editLink,
    feedCount: z.int().min(0).default(20).meta({ description: 'Posts in a feed; 0 for no feeds.' }),
  })
  .meta({ description: 'Settings of the blog.' })

/** Spelled as browsers spell an address: `å` is percent-encoded. */
const basePath = z
  .string()
  .regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[^?#\s\\]*$/, {
    error: 'must be a path without query or hash, such as "/" or "/handbook/"',
  })
  .meta({ examples: ['/handbook/'] })
  .transform((path) => new URL(`https://base.invalid/${path}/`).pathname.replaceAll(/\/{2,}/g, '/'))

const siteUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as "https://docs.example.com"',
  })
  .refine((url) => new URL(url).pathname === '/', { error: 'must have no path; that goes to "basePath"' })
  .meta({ examples: ['https://docs.example.com'] })
  .transform((url) => new URL(url).origin)

/** Checks the value of `site.config.ts` and fills in the defaults. */
export const siteConfigSchema = z
  .strictObject({
    product: z
      .strictObject({
        name: text.meta({ description: 'Its name: `{{ product.name }}` in texts.', examples: ['Fjord'] }),
        slug: text.meta({ description: 'Its name in addresses: `{{ product.slug }}`.', examples: ['fjord'] }),
      })
      .meta({ description: 'What the site documents.' }),
    variables: z
      .record(z.string(), z.string())
      .default({})
      .meta({
        description: 'Texts by name, for `{{ name }}` in content and configuration.',
        examples: [{ 'api.host': 'https://api.example.com' }],
      }),
    title: text.meta({
      description: 'Title of the site. Translated as `site.title`.',
      examples: ['Fjord Docs'],
    }),
    tagline: z
      .string()
      .default('')
      .meta({
        description: 'One sentence on the site. Translated as `site.tagline`.',
        examples: ['Feed by wire'],
      }),
    url: siteUrl.meta({ description: 'Where the site is published, without a path.' }),
    basePath: basePath
      .default('/')
      .meta({ description: 'Path that the whole site lives under.', default: '/' }),
    titleDelimiter: text
      .default('|')
      .meta({ description: 'Stands between the title of a page and that of the site.' }),
    locales: z
      .array(locale)
      .min(1)
      .meta({
        description: 'Languages of the site, in the order of the language menu.',
        examples: [[{ code: 'en', label: 'English' }]],
      }),
    defaultLocale: text.meta({
      description:
        'Code of the locale without a path of its own; its texts stand in for missing translations.',
      examples: ['en'],
    }),
    theme: text.default('@fyr/theme').meta({ description: 'Package that draws the pages.' }),
    favicon: text
      .nullable()
      .default(null)
      .meta({
        description: 'Icon of the site, in the static folder.',
        examples: ['img/favicon.svg'],
      }),
    logo: z
      .strictObject({
        src: text.meta({ description: 'Its file in the static folder.', examples: ['img/logo.svg'] }),
        alt: z
          .string()
          .meta({ description: 'What stands in its place for who does not see it.', examples: ['Fjord'] }),
      })
      .nullable()
      .default(null)
      .meta({ description: 'Picture before the title in the navbar.' }),
    precompress: z.boolean().default(false).meta({
      description:
        'Publishes a brotli and a gzip file beside every file that gets smaller by it, for hosts that send such files.',
    }),
    baseUrlBanner: z.boolean().default(true).meta({
      description:
        'Tells a reader of the home page when its style sheet was not found, as happens with a wrong `basePath`.',
    }),
    content: z
      .strictObject({
        docs: folder.default('content/docs').meta({ description: 'Folder of the docs.' }),
        blog: folder
          .default('content/blog')
          .meta({ description: 'Folder of the posts, `authors.yml` and `tags.yml`.' }),
        pages: folder
          .default('content/pages')
          .meta({ description: 'Folder of the other pages; `index.md` is the home page.' }),
        versions: folder
          .default('versions.json')
          .meta({ description: 'List of released versions of the docs.' }),
        versionedDocs: folder
          .default('versioned_docs')
          .meta({ description: 'Folder with a folder for each released version.' }),
        versionedSidebars: folder
          .default('versioned_sidebars')
          .meta({ description: 'Folder with the sidebars of each released version.' }),
        translations: folder
          .default('i18n')
          .meta({ description: 'Folder with a folder for each other locale.' }),
        static: folder
          .default('static')
          .meta({ description: 'Folder of files that are published as they are.' }),
      })
      .prefault({})
      .meta({ description: 'Where the files of the site are, below its root.' }),
    docs: z
      .union([z.literal(false), docs])
      .prefault({})
      .meta({
        examples: [{ path: 'handbook' }],
        description: 'Settings of the docs; `false` for a site without docs.',
      }),
    blog: z
      .union([z.literal(false), blog])
      .prefault({})
      .meta({
        examples: [{ path: 'news' }],
        description: 'Settings of the blog; `false` for a site without one.',
      }),
    sidebars: sidebarsSchema.optional().meta({
      description: 'Sidebars by name. Without them, one for all docs, made of the folders.',
      examples: [{ tutorialSidebar: ['intro', { type: 'autogenerated', dirName: 'integration' }] }],
    }),
    navbar: z
      .strictObject({
        items: z.array(navbarItem).meta({
          description: 'Its entries.',
          examples: [[{ type: 'link', label: 'Docs', to: '/docs/intro' }]],
        }),
      })
      .default({ items: [] })
      .meta({ description: 'Bar at the top of every page.' }),
    footer: z
      .strictObject({
        columns: z
          .array(
            z.strictObject({
              title: text.meta({ description: 'Heading of the column.', examples: ['Documentation'] }),
              links: z.array(footerLink).meta({
                description: 'Its links.',
                examples: [[{ label: 'Integration', to: '/docs/integration/' }]],
              }),
            }),
          )
          .meta({
            description: 'Columns of links.',
            examples: [[{ title: 'More', links: [{ label: 'Blog', to: '/blog/' }] }]],
          }),
        copyright: z
          .string()
          .default('')
          .meta({ description: 'Last line.', examples: ['© Fjord'] }),
      })
      .default({ columns: [], copyright: '' })
      .meta({ description: 'End of every page.' }),
    colorMode: z
      .strictObject({
        defaultMode: z
          .enum(['light', 'dark'])
          .default('light')
          .meta({ description: 'Mode of a reader who has not chosen one.' }),
        disableSwitch: z.boolean().default(false).meta({ description: 'Shows no switch.' }),
        respectSystem: z
          .boolean()
          .default(false)
          .meta({ description: 'Adds a third state, which follows the system; readers begin with it.' }),
      })
      .prefault({})
      .meta({ description: 'Light and dark.' }),
    announcement: z
      .strictObject({
        id: text.meta({ description: 'A new one brings a dismissed bar back.', examples: ['release-2'] }),
        content: text.meta({
          description: 'One line of Markdown. Translated as `announcement.content`.',
          examples: ['**Version 2** is [here](/blog/version-2).'],
        }),
        isCloseable: z.boolean().default(true).meta({ description: 'Whether readers can dismiss it.' }),
      })
      .nullable()
      .default(null)
      .meta({ description: 'Bar above the navbar.' }),
    toc: toc.prefault({}).meta({ description: 'Table of contents of a page.' }),
    markdown: markdownPluginsSchema
      .prefault({})
      .meta({ description: 'How texts are read.', 'x-code': '{ remarkPlugins: [remarkEmoji] }' }),
  })
  .meta({
    title: 'Configuration of a site',
    description: 'The argument of `defineConfig` in `site.config.ts`.',
  })

/** What a site writes: the argument of `defineConfig`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>

/** The configuration after checks and defaults, and the file it came from, for diagnostics. */
export interface SiteConfig extends z.output<typeof siteConfigSchema> {
  readonly source: { readonly file: string; readonly text: string }
}
