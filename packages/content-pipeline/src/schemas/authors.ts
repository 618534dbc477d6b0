import * as z from 'zod'
import { permalink, webOrSiteAddress } from './address.ts'
import { socialsSchema } from './socials.ts'
import { visibleText } from './visible-text.ts'

const name = visibleText

/** The fields of an author. */
const author = z.strictObject({
  name: name
    .optional()
    .meta({ description: 'Name of the author. Default: the key.', examples: ['Ida Berg'] }),
  title: z
    .string()
    .optional()
    .meta({ description: 'Role of the author.', examples: ['Developer'] }),
  url: webOrSiteAddress.optional().meta({
    description: 'Where the name links to, unless the author has a page.',
    examples: ['https://example.com/ida'],
  }),
  email: z
    .email({ error: 'must be an email address such as "ida@example.com"' })
    .optional()
    .meta({
      description:
        'Where the name links to when the author has no page and no URL. Shown in feeds and on the page of the author.',
      examples: ['ida@example.com'],
    }),
  image_url: webOrSiteAddress
    .optional()
    .meta({ description: 'Picture of the author, in the static folder.', examples: ['/img/ida.jpg'] }),
  description: z
    .string()
    .optional()
    .meta({ description: 'A short biography.', examples: ['Writes about feeding.'] }),
  socials: socialsSchema.optional().meta({
    description: 'Profiles elsewhere: a user name for the services below, or a URL under any key.',
    examples: [{ github: 'ida' }],
  }),
  page: z
    .union([
      z.boolean(),
      z
        .strictObject({
          permalink: permalink.meta({
            description: 'Last segment of its address. Default: the key.',
            examples: ['ida-berg'],
          }),
        })
        .meta({ description: 'A page with its own address.' }),
    ])
    .optional()
    .meta({ description: 'Gives the author a page with all their posts.', default: false }),
})

/** Checks an author in `authors.yml`, who has a key. */
const authorSchema = author
  .refine((written) => written.name !== undefined || written.image_url !== undefined, {
    error: 'needs a "name" or an "image_url"',
  })
  // A condition of two keys is in no schema of an object, so that editors would not know it.
  .meta({ anyOf: [{ required: ['name'] }, { required: ['image_url'] }] })

/** Checks an author that a post defines inline. */
export const inlineAuthorSchema = author.omit({ page: true }).extend({
  name: name.meta({ description: 'Name of the author.', examples: ['Ida Berg'] }),
})

/** Checks `authors.yml`: key -> author. */
export const authorsSchema = z.record(z.string(), authorSchema).meta({
  title: 'Authors of the blog',
  description: 'Authors by the key that posts use.',
  examples: [{ ida: { name: 'Ida Berg' } }],
})
/** Checks a translated `authors.yml`, which may leave out what stays the same. */
export const translatedAuthorsSchema = z.record(
  z.string(),
  inlineAuthorSchema.partial().extend({
    page: z
      .custom<never>(() => false, {
        error: 'is the same in every language: set it in the original and remove it here',
      })
      .optional(),
  }),
)

export type WrittenAuthor = z.output<typeof authorSchema>
