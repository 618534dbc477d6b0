import * as z from 'zod'
import { permalink } from './address.ts'
import { visibleText } from './visible-text.ts'

const tag = z.strictObject({
  label: visibleText
    .optional()
    .meta({ description: 'Label that readers see. Default: the key.', examples: ['Feeding'] }),
  permalink: permalink.optional().meta({
    description: 'Last segment of its address. Default: made from the key.',
    examples: ['feeding'],
  }),
  description: z
    .string()
    .optional()
    .meta({ description: 'What the tag means.', examples: ['How fish are fed.'] }),
})

/** Schema of `tags.yml`: key -> label, address and description, all optional. */
export const tagsSchema = z.record(z.string(), tag.nullable()).meta({
  title: 'Tags',
  description: 'Tags by the key that pages use.',
  examples: [{ feeding: { label: 'Feeding' } }],
})

export type WrittenTags = z.output<typeof tagsSchema>
