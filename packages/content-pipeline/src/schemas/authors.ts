import * as z from 'zod'
import { permalink, webOrSiteAddress } from './address.ts'
import { socialsSchema } from './socials.ts'

const name = z.string().min(1)

/** Whatever may be said of an author. */
const author = z.strictObject({
  name: name
    .optional()
    .meta({ description: 'Name of the author. Without it, the key.', examples: ['Ida Berg'] }),
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

/** Checks an author in `authors.yml`, who has a key. */
const authorSchema = author
  .refine((written) => written.name !== undefined || written.image_url !== undefined, {
    error: 'needs a "name" or an "image_url"',
  })
  // A condition of two keys is in no schema of an object, so that editors would not know it.
  .meta({ anyOf: [{ required: ['name'] }, { required: ['image_url'] }] })

/** Checks an author whom a post brings itself. */
export const inlineAuthorSchema = author.omit({ page: true }).extend({
  name: name.meta({ description: 'Name of the author.', examples: ['Ida Berg'] }),
})

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
