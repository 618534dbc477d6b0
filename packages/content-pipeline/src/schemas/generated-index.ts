import { z } from 'zod'

const text = z.string().min(1)

/** The link of a category to a page that lists what is below it. */
export const generatedIndexSchema = z.strictObject({
  type: z.literal('generated-index'),
  /** Address below that of the docs. */
  slug: text.optional(),
  title: text.optional(),
  description: text.optional(),
})

export type GeneratedIndexConfig = z.output<typeof generatedIndexSchema>

/** What a category leads to: a doc, or a page of its own. */
export const categoryLinkSchema = z.union([
  z.strictObject({ type: z.literal('doc'), id: text }),
  generatedIndexSchema,
])
