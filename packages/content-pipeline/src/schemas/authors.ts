import { z } from 'zod'
import { webOrSiteAddress } from './address.ts'

/** Checks an author, in `authors.yml` or in a post. */
export const authorSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .meta({ description: 'Name of the author.', examples: ['Ida Berg'] }),
  title: z
    .string()
    .optional()
    .meta({ description: 'What the author does.', examples: ['Developer'] }),
  url: webOrSiteAddress
    .optional()
    .meta({ description: 'Where the name leads.', examples: ['https://example.com/ida'] }),
  image_url: webOrSiteAddress
    .optional()
    .meta({ description: 'Picture of the author.', examples: ['/img/ida.jpg'] }),
})

/** Checks `authors.yml`: key -> author. */
export const authorsSchema = z.record(z.string(), authorSchema).meta({
  title: 'Authors of the blog',
  description: 'Authors by the key that posts name them by.',
  examples: [{ ida: { name: 'Ida Berg' } }],
})
/** Checks a translated `authors.yml`, which may leave out what stays the same. */
export const translatedAuthorsSchema = z.record(z.string(), authorSchema.partial())

export type WrittenAuthor = z.output<typeof authorSchema>
