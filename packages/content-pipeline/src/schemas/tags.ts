import * as z from 'zod'
import { permalink } from './address.ts'

const tag = z.strictObject({
  label: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'What readers see. Without it, the key.', examples: ['Feeding'] }),
  permalink: permalink.optional().meta({
    description: 'Last part of its address. Without it, made of the key.',
    examples: ['feeding'],
  }),
  description: z
    .string()
    .optional()
    .meta({ description: 'What the tag is about.', examples: ['How fish are fed.'] }),
})

/** Checks `tags.yml`: key -> label, address and description, all optional. */
export const tagsSchema = z.record(z.string(), tag.nullable()).meta({
  title: 'Tags',
  description: 'Tags by the key that pages name them by.',
  examples: [{ feeding: { label: 'Feeding' } }],
})

export type WrittenTags = z.output<typeof tagsSchema>
