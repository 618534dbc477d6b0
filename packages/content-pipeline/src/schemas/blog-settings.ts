import * as z from 'zod'
import { editLink } from './edit-link.ts'
import { collectionAddressSchema } from './site-address.ts'
import { visibleText } from './visible-text.ts'

const text = visibleText

/** Checks `blog` of a site that has one. */
export const blogSettingsSchema = z
  .strictObject({
    path: collectionAddressSchema.default('blog').meta({
      description:
        'Address of the blog. Empty: the blog is at the root of the site, and the home page is the list of posts.',
    }),
    title: text
      .default('Blog')
      .meta({ description: 'Title of the list of posts. Translated as `blog.title`.' }),
    description: z
      .string()
      .default('')
      .meta({
        description: 'One sentence about the blog. Translated as `blog.description`.',
        examples: ['What is new at the harbour.'],
      }),
    sidebarTitle: text
      .default('Recent posts')
      .meta({ description: 'Heading of its sidebar. Translated as `blog.sidebarTitle`.' }),
    sidebarCount: z
      .union([z.int().min(0), z.literal('all')])
      .default(5)
      .meta({ description: 'Number of posts in the sidebar; 0 for no sidebar, `all` for all.' }),
    postsPerPage: z.int().min(1).default(10).meta({ description: 'Number of posts on each list page.' }),
    datesFromGit: z.boolean().default(false).meta({
      description: 'Dates a post without a date by the first commit of its file.',
    }),
    ...editLink,
    feedCount: z.int().min(0).default(20).meta({ description: 'Number of posts in a feed; 0 for no feeds.' }),
  })
  .meta({ description: 'Settings of the blog.' })
