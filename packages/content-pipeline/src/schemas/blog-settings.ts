import * as z from 'zod'
import { editLink } from './edit-link.ts'
import { collectionAddressSchema } from './site-address.ts'

const text = z.string().min(1)

/** Checks `blog` of a site that has one. */
export const blogSettingsSchema = z
  .strictObject({
    path: collectionAddressSchema.default('blog').meta({
      description:
        'Address of the blog; empty for that of the site, whose home page is the list of posts then.',
    }),
    title: text
      .default('Blog')
      .meta({ description: 'Title of its list of posts. Translated as `blog.title`.' }),
    description: z
      .string()
      .default('')
      .meta({
        description: 'One sentence on what it is about. Translated as `blog.description`.',
        examples: ['What is new at the harbour.'],
      }),
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
