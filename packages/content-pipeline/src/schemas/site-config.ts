import * as z from 'zod'
import { agentSettingsSchema } from './agent-settings.ts'
import { blogSettingsSchema } from './blog-settings.ts'
import { contentFoldersSchema, includesSchema } from './content-folders.ts'
import { sourcesSchema } from './content-source.ts'
import { diagnosticSettingsSchema } from './diagnostic-settings.ts'
import { docsSettingsSchema } from './docs-settings.ts'
import type { GitVersion } from './git-version.ts'
import { embedsSchema } from './embeds.ts'
import { headSchema } from './head-elements.ts'
import { imagesSchema } from './images.ts'
import { localeSchema } from './locale.ts'
import { frontMatterSchemasSchema } from './front-matter-schemas.ts'
import { markdownPluginsSchema } from './markdown-plugins.ts'
import { footerSchema, navbarSchema } from './navigation.ts'
import { checksSchema } from './site-checks.ts'
import { planHookSchema, publishHookSchema } from './site-hooks.ts'
import { linkCheckSchema } from './link-check.ts'
import { redirectsSchema } from './redirects.ts'
import { scriptsSchema } from './scripts.ts'
import { socialCardsSchema } from './social-cards.ts'
import { sidebarsSchema } from './sidebars.ts'
import { searchSettingsSchema } from './search-settings.ts'
import { basePathSchema, siteUrlSchema } from './site-address.ts'
import { themeSettingsSchema } from './theme-settings.ts'
import { termSettingsSchema } from './terms.ts'
import { tocSchema } from './toc.ts'
import { visibleText } from './visible-text.ts'

const text = visibleText

/** Schema of `site.config.ts`, with its defaults. */
export const siteConfigSchema = z
  .strictObject({
    product: z
      .strictObject({
        name: text.meta({ description: 'Its name: `{{ product.name }}` in content.', examples: ['Fjord'] }),
        slug: text.meta({ description: 'Its name in addresses: `{{ product.slug }}`.', examples: ['fjord'] }),
      })
      .meta({ description: 'The product that the site documents.' }),
    variables: z
      .record(z.string(), z.string())
      .default({})
      .meta({
        description: 'Values for `{{ name }}` in content and configuration.',
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
        description: 'One sentence about the site. Translated as `site.tagline`.',
        examples: ['Feed by wire'],
      }),
    url: siteUrlSchema.meta({ description: 'URL of the site, without a path.' }),
    basePath: basePathSchema.default('/').meta({ description: 'Path of the whole site.', default: '/' }),
    trailingSlash: z
      .union([z.boolean(), z.literal('folders')])
      .nullable()
      .default(null)
      .meta({
        description:
          "Whether addresses end in a slash: always with `true`, never with `false`, and only those of folder pages by default and with `'folders'`. `false` publishes every page as `name.html`, `'folders'` every page but those of folders.",
        examples: [true],
      }),
    titleDelimiter: text
      .default('|')
      .meta({ description: 'Separator between the title of the page and the title of the site.' }),
    locales: z
      .array(localeSchema)
      .min(1)
      .meta({
        description: 'Languages of the site, in the order of the language menu.',
        examples: [[{ code: 'en', label: 'English' }]],
      }),
    defaultLocale: text.meta({
      description:
        'Code of the default locale. It has no path segment, and its pages replace missing translations.',
      examples: ['en'],
    }),
    translations: z
      .strictObject({
        notes: z.boolean().default(true).meta({
          description:
            'Whether readers of a translation see which of its parts are older than the original. Only for translations with a ledger.',
        }),
      })
      .prefault({})
      .meta({ description: 'Translations that are older than their originals.' }),
    theme: themeSettingsSchema.meta({
      description: 'Settings of the theme, or the name of its package.',
      examples: [{ accent: '#7a2e5d' }],
    }),
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
        alt: z.string().meta({
          description: 'Alternative text. Translated as `logo.alt`.',
          examples: ['Fjord'],
        }),
        dark: text.optional().meta({
          description: 'The file that takes its place in dark mode. Default: `src` in both modes.',
          examples: ['img/logo-dark.svg'],
        }),
      })
      .nullable()
      .default(null)
      .meta({ description: 'Image before the title in the navbar.' }),
    noIndex: z.boolean().default(false).meta({
      description: 'Keeps the whole site out of search engines and sitemaps, for example a preview.',
    }),
    precompress: z.boolean().default(false).meta({
      description:
        'Writes a Brotli and a gzip copy next to every file that becomes smaller, for hosts that serve them.',
    }),
    servers: z
      .array(z.enum(['nginx', 'caddy']))
      .default([])
      .meta({
        description:
          'Web servers that a build writes a configuration for: `_nginx.conf` and `_Caddyfile` in the published folder, with headers, caching, redirects, compressed files and not-found pages.',
        examples: [['nginx']],
      }),
    metaPolicy: z
      .boolean()
      .default(false)
      .meta({
        description:
          'Writes the content security policy into each page as a `meta` element, for hosts where you cannot set headers. It cannot stop other sites from framing a page.',
        examples: [true],
      }),
    oldAssets: z
      .strictObject({
        publishes: z.int().min(0).default(3).meta({
          description: 'Builds that change the site before an old asset is removed.',
        }),
        hours: z.number().min(0).default(1).meta({
          description: 'Hours before an old asset is removed, however many builds there are.',
        }),
      })
      .prefault({})
      .meta({
        description:
          'How long scripts, styles and images that the site no longer uses stay in the published folder, so that open pages and cached documents still find them. They are removed when both limits have passed.',
        examples: [{ publishes: 10, hours: 24 }],
      }),
    baseUrlBanner: z.boolean().default(true).meta({
      description:
        'Shows a banner on the home page when the style sheet cannot be loaded, which usually means a wrong `basePath`.',
    }),
    content: contentFoldersSchema,
    includes: includesSchema,
    sources: sourcesSchema.meta({
      description:
        'Content sources: documents that are generated from data, a changelog or anything else, and are read like files.',
      'x-code': "[dataSource({ file: 'data/species.csv', … })]",
    }),
    frontMatter: frontMatterSchemasSchema.meta({
      description:
        'Your own keys in front matter: a Standard Schema (Zod, Valibot, ArkType) for docs, posts or pages.',
      'x-code': "{ docs: z.object({ owner: z.enum(['feed', 'fish']) }) }",
    }),
    docs: z
      .union([z.literal(false), docsSettingsSchema])
      .prefault({})
      .meta({
        examples: [{ path: 'handbook' }],
        description: 'Settings of the docs; `false` for a site without docs.',
      }),
    blog: z
      .union([z.literal(false), blogSettingsSchema])
      .prefault({})
      .meta({
        examples: [{ path: 'news' }],
        description: 'Settings of the blog; `false` for a site without one.',
      }),
    agents: z
      .union([z.literal(false), agentSettingsSchema])
      .prefault({})
      .meta({
        examples: [{ fullText: true }],
        description:
          'What the site publishes for agents: each page as Markdown, `llms.txt` and `agents.json`; `false` for none of it.',
      }),
    socialCards: socialCardsSchema.meta({
      description:
        'Draws a picture for social networks of each page without an `image`. Needs the package `@takumi-rs/core`.',
      examples: [true],
    }),
    images: imagesSchema.meta({
      description:
        'How pictures in content are converted to WebP of the widths that pages show; `false` to publish them as they are. Needs the package `sharp`.',
      'x-code': '{ quality: 90 }',
    }),
    sidebars: sidebarsSchema.optional().meta({
      description: 'Sidebars by name. Default: one generated from the docs folder.',
      examples: [{ tutorialSidebar: ['intro', { type: 'autogenerated', dirName: 'integration' }] }],
    }),
    navbar: navbarSchema,
    footer: footerSchema,
    colorMode: z
      .strictObject({
        defaultMode: z
          .enum(['light', 'dark'])
          .default('light')
          .meta({ description: 'Mode for readers who have not chosen one.' }),
        disableSwitch: z.boolean().default(false).meta({ description: 'Hides the switch.' }),
        respectSystem: z
          .boolean()
          .default(false)
          .meta({ description: 'Adds a third mode that follows the system, and makes it the default.' }),
      })
      .prefault({})
      .meta({ description: 'Light and dark mode.' }),
    announcement: z
      .strictObject({
        id: text.meta({ description: 'A new id shows a dismissed bar again.', examples: ['release-2'] }),
        content: text.meta({
          description: 'One line of Markdown. Translated as `announcement.content`.',
          examples: ['**Version 2** is [here](/blog/version-2).'],
        }),
        isCloseable: z.boolean().default(true).meta({ description: 'Whether readers can dismiss it.' }),
      })
      .nullable()
      .default(null)
      .meta({ description: 'Bar above the navbar.' }),
    diagnostics: diagnosticSettingsSchema
      .prefault({})
      .meta({ description: 'Which problems are errors, which are warnings, and which are not reported.' }),
    linkCheck: linkCheckSchema.prefault({}).meta({ description: 'Which links are left unchecked.' }),
    redirects: redirectsSchema.default({}).meta({
      description:
        'Former addresses and where they lead: an address on the site or a URL. `/old/*` is everything below `/old/`; with `/new/*`, what follows is kept. Pages name their own former addresses as `aliases`.',
      examples: [{ '/old': '/docs/intro#setup', '/shop/*': 'https://shop.example.com/', '/no/*': '/nb/*' }],
    }),
    scripts: scriptsSchema.default([]).meta({
      description:
        'Scripts on every page, such as one that counts visits. The content security policy allows these and what they name.',
      examples: [
        [{ src: 'https://plausible.io/js/script.js', unpinned: true, connect: ['https://plausible.io'] }],
      ],
    }),
    head: headSchema.default([]).meta({
      description: '`meta` and `link` elements in the head of every page.',
      examples: [[{ tag: 'meta', attributes: { name: 'google-site-verification', content: 'a1b2c3' } }]],
    }),
    embeds: embedsSchema.default([]).meta({
      description:
        'What `::video` and `::embed` may show: `youtube`, `vimeo`, and origins such as `https://www.figma.com`.',
      examples: [['youtube', 'https://www.figma.com']],
    }),
    search: z
      .union([z.literal(false), searchSettingsSchema])
      .prefault({})
      .meta({
        description: 'Settings of the search; `false` for a site without one.',
        examples: [{ popular: ['/docs/intro'] }],
      }),
    checks: checksSchema.meta({
      description:
        'Checks of the site that `fyr check` and `fyr build` call, such as `samples` of `@fyr/openapi`, and those of your own.',
      'x-code':
        "[{ name: 'todo', check: ({ files }) => files.filter((file) => file.includes('todo')).map((file) => ({ file, problem: 'This file is not finished.' })) }]",
    }),
    terms: termSettingsSchema,
    toc: tocSchema.prefault({}).meta({ description: 'Table of contents of a page.' }),
    onPlan: planHookSchema.meta({
      description: 'Rules of the site: a function that gets the plan of all pages and returns what is wrong.',
      'x-code':
        "({ locales }) => locales.flatMap(({ routes }) => routes.filter(({ description }) => description === '').map(({ source }) => ({ file: source ?? undefined, problem: 'This page has no description.' })))",
    }),
    onPublish: publishHookSchema.meta({
      description: 'A function that gets the files of a build and returns more files to publish.',
      'x-code': "(files) => [{ path: 'pages.json', content: JSON.stringify(files.map(({ path }) => path)) }]",
    }),
    markdown: markdownPluginsSchema
      .prefault({})
      .meta({ description: 'How Markdown is parsed.', 'x-code': '{ remarkPlugins: [remarkEmoji] }' }),
  })
  .meta({
    title: 'Configuration of a site',
    description: 'The argument of `defineConfig` in `site.config.ts`.',
  })

/** The configuration as a site writes it: the argument of `defineConfig`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>

/** The configuration after validation and defaults, and its file, for diagnostics. */
export interface SiteConfig extends z.output<typeof siteConfigSchema> {
  readonly source: { readonly file: string; readonly text: string }
  /** The versions that `docs.versions` takes from Git, once their files are there; absent before. */
  readonly gitVersions?: readonly GitVersion[]
}
