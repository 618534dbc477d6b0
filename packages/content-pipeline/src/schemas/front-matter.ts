import * as z from 'zod'
import { ADMONITION_TYPES } from '../manifest/index.ts'
import { inlineAuthorSchema } from './authors.ts'
import { permalink, webOrSiteAddress, webUrl } from './address.ts'
import { pageSearchSchema } from './search-settings.ts'
import { hasOneTarget, ONE_TARGET } from './one-target.ts'
import { momentSchema } from './parse-moment.ts'
import { visibleText } from './visible-text.ts'
import { sidebarLook } from './sidebar-look.ts'

const text = z.string()
const headingLevel = z.int().min(2).max(6)

const tag = z.union([
  visibleText.meta({ description: 'Key of a tag in `tags.yml`, or a label.' }),
  z
    .strictObject({
      label: visibleText.meta({ description: 'Label that readers see.', examples: ['Feeding'] }),
      permalink: permalink.meta({ description: 'Last segment of its address.', examples: ['feeding'] }),
    })
    .meta({ description: 'A tag that is not in `tags.yml`.' }),
])

const tags = z.array(tag).meta({ description: 'Tags of the page.', examples: [['feeding', 'api']] })

const lastUpdate = z
  .strictObject({
    date: momentSchema.optional().meta({ description: 'Date of the change.', examples: ['2026-03-01'] }),
    author: visibleText.optional().meta({ description: 'Who made it.', examples: ['Ida Berg'] }),
  })
  .refine((update) => update.date !== undefined || update.author !== undefined, {
    error: 'needs a "date" or an "author"',
  })

const sidebarLabel = visibleText.optional().meta({
  description: 'Label in the sidebar. Default: the title.',
  examples: ['Set-up'],
})

const sidebarBadge = z.strictObject({
  text: visibleText.meta({ description: 'The word.', examples: ['Beta'] }),
  type: z
    .enum(ADMONITION_TYPES)
    .meta({ description: 'The type whose colour it has.', examples: ['warning'] }),
})

const hideTitle = z
  .boolean()
  .optional()
  .meta({ description: 'Hides the title above the text.', default: false })

const shared = {
  title: visibleText.optional().meta({
    description:
      'Title of the page. Default: the level-1 heading at the start of the text, else the file name. With both, the page shows the heading, and the title is used everywhere else.',
    examples: ['Set up the integration'],
  }),
  description: text.optional().meta({
    description: 'Summary for search engines and previews. Default: the first paragraph.',
    examples: ['How to send the first record.'],
  }),
  slug: text
    .min(1)
    .optional()
    .meta({
      description:
        'Address of the page: with a leading slash from the root of the docs, blog or pages, else in place of the file name.',
      examples: ['/setup'],
    }),
  aliases: z
    .array(text.min(1))
    .optional()
    .meta({
      description:
        'Former addresses of the page, which redirect here: with a leading slash from the root of the site, else relative to the page.',
      examples: [['/docs/old-name']],
    }),
  keywords: z
    .array(text)
    .optional()
    .meta({ description: 'Keywords for search engines.', examples: [['feeding', 'API']] }),
  image: text.optional().meta({
    description: 'Image for social previews, relative to the page or in the static folder.',
    examples: ['./preview.png'],
  }),
  original: z
    .literal(false)
    .optional()
    .meta({
      description:
        'For a page below `i18n` that the default language does not have: `false` publishes it in its language alone. Otherwise it is reported as a translation without an original.',
      examples: [false],
    }),
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'Leaves the page out of builds; `fyr dev` shows it.', default: false }),
  unlisted: z.boolean().optional().meta({
    description: 'Publishes the page, but leaves it out of lists, sidebars, feeds and the sitemap.',
    default: false,
  }),
  search: pageSearchSchema.optional().meta({
    description: 'Whether the search finds the page, and how high it ranks.',
    examples: [false, { boost: 2 }],
  }),
  layout: text
    .min(1)
    .optional()
    .meta({
      description:
        'Layout of the page: `wide` gives the column of the table of contents to the text, `landing` leaves out the table, the sidebar and the title; any other name is that of a file in `theme/layouts`.',
      examples: ['landing'],
    }),
  zoom: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether readers can open the pictures of the page over the whole window. Default: `images.zoom` of the configuration.',
      examples: [false],
    }),
  hide_table_of_contents: z
    .boolean()
    .optional()
    .meta({ description: 'Hides the table of contents.', default: false }),
  toc_min_heading_level: headingLevel.optional().meta({
    description: 'Highest heading level in the table of contents. Default: from the configuration.',
    examples: [2],
  }),
  toc_max_heading_level: headingLevel.optional().meta({
    description: 'Lowest heading level in the table of contents. Default: from the configuration.',
    examples: [4],
  }),
  last_update: lastUpdate.optional().meta({
    description: 'When and by whom the page was last changed. Default: from Git.',
    examples: [{ date: '2026-03-01', author: 'Ida Berg' }],
  }),
  custom_edit_url: webUrl
    .nullable()
    .optional()
    .meta({
      description: 'URL of the edit link; `null` for none.',
      examples: ['https://example.com/edit/setup.md'],
    }),
}

interface TocLevels {
  readonly toc_min_heading_level?: number | undefined
  readonly toc_max_heading_level?: number | undefined
}

function hasOrderedLevels({ toc_min_heading_level: min, toc_max_heading_level: max }: TocLevels): boolean {
  return min === undefined || max === undefined || min <= max
}
const ORDERED_LEVELS = {
  path: ['toc_max_heading_level'],
  error: 'must not be less than "toc_min_heading_level"',
}

/** Front matter of a doc. */
export const docFrontMatterSchema = z
  .strictObject({
    ...shared,
    id: text
      .regex(/^[^/]+$/, { error: 'must not contain a slash: the folder is the rest of the id' })
      .optional()
      .meta({
        description:
          'Last segment of the id that sidebars use, and of the address unless there is a `slug`. Default: the file name.',
        examples: ['setup'],
      }),
    sidebar_label: sidebarLabel,
    sidebar_badge: z
      .union([visibleText, sidebarBadge])
      .optional()
      .meta({
        description:
          'A short word beside its label in sidebars, such as the method of an operation; with a `type`, in the colour of that admonition.',
        examples: ['New', { text: 'Beta', type: 'warning' }],
      }),
    sidebar_position: z
      .number()
      .optional()
      .meta({
        description:
          'Position among its siblings in a generated sidebar. Default: the number prefix of the file.',
        examples: [2],
      }),
    sidebar_class_name: sidebarLook.className,
    sidebar_custom_props: sidebarLook.customProps,
    pagination_label: visibleText.optional().meta({
      description: 'Label of the previous and next links that lead here.',
      examples: ['Next: set-up'],
    }),
    pagination_next: text
      .nullable()
      .optional()
      .meta({
        description: 'Id of the next doc. Default: the next one in the sidebar; `null` for none.',
        examples: ['integration/areas'],
      }),
    pagination_prev: text
      .nullable()
      .optional()
      .meta({
        description: 'Id of the previous doc. Default: the previous one in the sidebar; `null` for none.',
        examples: ['intro'],
      }),
    displayed_sidebar: text
      .nullable()
      .optional()
      .meta({
        description: 'Sidebar to show. Default: the one that lists the doc; `null` for none.',
        examples: ['tutorialSidebar'],
      }),
    hide_title: hideTitle,
    parse_number_prefixes: z.boolean().optional().meta({
      description:
        'Whether a number prefix of the file (`01-intro.md`) is a position and not part of the name.',
      default: true,
    }),
    tags: tags.optional(),
  })
  .refine(hasOrderedLevels, ORDERED_LEVELS)
  .meta({
    title: 'Front matter of a doc',
    description: 'Keys allowed between the `---` lines at the top of a doc.',
  })

/** Front matter of a blog post. */
export const postFrontMatterSchema = z
  .strictObject({
    ...shared,
    date: momentSchema.optional().meta({
      description: 'Date of the post. Default: the date prefix of the file (`2026-03-01-lit.md`).',
      examples: ['2026-03-01'],
    }),
    authors: z
      .union([visibleText, inlineAuthorSchema, z.array(z.union([visibleText, inlineAuthorSchema]))])
      .optional()
      .meta({
        description: 'Authors of the post: keys in `authors.yml`, or inline entries.',
        examples: [['ida', { name: 'Ola Nes' }]],
      }),
    author: visibleText.optional().meta({
      description:
        'Name of the only author, as in older posts of Docusaurus; an error together with `authors`.',
      examples: ['Ola Nes'],
    }),
    author_title: text.optional().meta({ description: 'Role of that author.', examples: ['Guest'] }),
    author_url: webOrSiteAddress
      .optional()
      .meta({ description: 'Where that name links to.', examples: ['https://example.com/ola'] }),
    author_image_url: webOrSiteAddress
      .optional()
      .meta({ description: 'Picture of that author.', examples: ['/img/ola.jpg'] }),
    tags: tags.optional(),
    sidebar_label: sidebarLabel,
    title_meta: visibleText.optional().meta({
      description: 'Title for the browser tab, search engines and previews. Default: `title`.',
      examples: ['Why salmon eat at dawn: what a year of feeding shows'],
    }),
  })
  .refine(hasOrderedLevels, ORDERED_LEVELS)
  .refine((post) => post.authors === undefined || post.author === undefined, {
    error: 'cannot be combined with "authors": list all authors there',
    path: ['author'],
  })
  .meta({
    title: 'Front matter of a blog post',
    description: 'Keys allowed between the `---` lines at the top of a post.',
  })

const target = {
  to: text.optional().meta({ description: 'Address on the site, or a file.', examples: ['/docs/intro'] }),
  href: text.optional().meta({ description: 'Any URL.', examples: ['https://example.com/'] }),
}

/** Front matter keys that only work on the home page. */
export const HOME_KEYS = ['hero', 'actions', 'featuresTitle', 'features'] as const

/** Front matter of a page; some keys only work on the home page. */
export const pageFrontMatterSchema = z
  .strictObject({
    ...shared,
    hide_title: hideTitle,
    wrapperClassName: text
      .min(1)
      .optional()
      .meta({
        description: 'CSS classes of the whole page, for the style sheet of the site.',
        examples: ['is-wide'],
      }),
    hero: z
      .strictObject({
        heading: visibleText.optional().meta({
          description: 'Heading of the home page. Default: the title of the site.',
          examples: ['Fjord'],
        }),
        tagline: text
          .optional()
          .meta({ description: 'Default: the tagline of the site.', examples: ['Feed by wire'] }),
        text: visibleText.optional().meta({
          description:
            'What the site is about, for whom and why, in a sentence or two below the tagline. Default: none.',
          examples: ['Everything that you need to read and send feeding data.'],
        }),
        image: z
          .strictObject({
            src: text.min(1).meta({
              description:
                'Its file: an absolute path in the static folder, or a relative one beside the page.',
              examples: ['/img/harbour.svg'],
            }),
            alt: text.meta({
              description: "Alternative text; `''` for a decorative picture.",
              examples: ['The harbour at low tide'],
            }),
            dark: text
              .min(1)
              .optional()
              .meta({
                description: 'The file that takes its place in dark mode. Default: `src` in both modes.',
                examples: ['/img/harbour-dark.svg'],
              }),
          })
          .optional()
          .meta({ description: 'Picture beside the title. Default: none.' }),
      })
      .optional()
      .meta({ description: 'Top of the home page.' }),
    actions: z
      .array(
        z
          .strictObject({
            label: visibleText.meta({ description: 'Text of the link.', examples: ['Get started'] }),
            ...target,
            isPrimary: z
              .boolean()
              .optional()
              .meta({ description: 'Whether it is the primary link.', default: false }),
          })
          .refine(hasOneTarget, ONE_TARGET)
          .meta({ description: 'A link. Needs one of `to` and `href`.' }),
      )
      .optional()
      .meta({
        description: 'Links below the top of the home page.',
        examples: [[{ label: 'Get started', to: '/docs/intro' }]],
      }),
    featuresTitle: visibleText.optional().meta({
      description: 'Heading of the parts of the site.',
      examples: ['What is here'],
    }),
    features: z
      .array(
        z.strictObject({
          title: visibleText.meta({ description: 'Heading of the part.', examples: ['Records'] }),
          text: text.meta({ description: 'Text.', examples: ['One a day.'] }),
          to: text.optional().meta({ description: 'Target of the link.', examples: ['/docs/resources'] }),
          icon: text
            .min(1)
            .optional()
            .meta({
              description:
                'Small decorative picture above the heading, for both modes: an absolute path in the static folder, or a relative one beside the page.',
              examples: ['/img/records.svg'],
            }),
        }),
      )
      .optional()
      .meta({ description: 'Parts of the site, on the home page.' }),
  })
  .refine(hasOrderedLevels, ORDERED_LEVELS)
  .meta({
    title: 'Front matter of a page',
    description:
      'Keys allowed between the `---` lines at the top of a page. The last four only work on the home page, `index.md`.',
  })

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>
/** Front matter of a page as it is written: what a page in React exports as `page`. */
export type PageFrontMatterInput = z.input<typeof pageFrontMatterSchema>
/** Schema of the front matter in each collection. */
export const frontMatterSchemas = {
  docs: docFrontMatterSchema,
  blog: postFrontMatterSchema,
  pages: pageFrontMatterSchema,
}

/** Any of the three kinds, for what they share. */
export type FrontMatter = DocFrontMatter | PostFrontMatter | PageFrontMatter
/** A tag in front matter: a key of `tags.yml`, a label, or both. */
export type WrittenTag = z.output<typeof tag>
