import * as z from 'zod'
import { permalink, webOrSiteAddress } from './address.ts'
import { socialsSchema } from './socials.ts'

/** Checks an author in `authors.yml`. */
const authorSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .meta({ description: 'Name of the author.', examples: ['Ida Berg'] }),
  title: z
    .string()
    .optional()
    .meta({ description: 'What the author does.', examples: ['Developer'] }),
  url: webOrSiteAddress.optional().meta({
    description: 'Where the name leads, unless the author has a page.',
    examples: ['https://example.com/ida'],
  }),
  email: z
    .email({ error: 'must be a mail address such as "ida@example.com"' })
    .optional()
    .meta({
      description:
        'Where the name leads of an author with neither page nor URL; feeds and the page of the author show it.',
      examples: ['ida@example.com'],
    }),
  image_url: webOrSiteAddress
    .optional()
    .meta({ description: 'Picture of the author, in the static folder.', examples: ['/img/ida.jpg'] }),
  description: z
    .string()
    .optional()
    .meta({ description: 'A few words about the author.', examples: ['Writes about feeding.'] }),
  socials: socialsSchema.optional().meta({
    description: 'Where else the author is: a name at the places below, or a URL under any key.',
    examples: [{ github: 'ida' }],
  }),
  page: z
    .union([
      z.boolean(),
      z
        .strictObject({
          permalink: permalink.meta({
            description: 'Last part of its address, in place of the key.',
            examples: ['ida-berg'],
          }),
        })
        .meta({ description: 'A page with an address of its own.' }),
    ])
    .optional()
    .meta({ description: 'Whether the author has a page with all posts.', default: false }),
})

/** Checks an author whom a post brings itself. */
export const inlineAuthorSchema = authorSchema.omit({ page: true })

/** Checks `authors.yml`: key -> author. */
export const authorsSchema = z.record(z.string(), authorSchema).meta({
  title: 'Authors of the blog',
  description: 'Authors by the key that posts name them by.',
  examples: [{ ida: { name: 'Ida Berg' } }],
})
/** Checks a translated `authors.yml`, which may leave out what stays the same. */
export const translatedAuthorsSchema = z.record(
  z.string(),
  inlineAuthorSchema.partial().extend({
    page: z
      .custom<never>(() => false, {
        error: 'is the same in every language, so it stands in the original alone: leave it out here',
      })
      .optional(),
  }),
)

export type WrittenAuthor = z.output<typeof authorSchema>
