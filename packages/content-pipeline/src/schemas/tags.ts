import { z } from 'zod'
import { permalink } from './address.ts'

const tag = z.strictObject({
  label: z.string().min(1).optional(),
  permalink: permalink.optional(),
  description: z.string().optional(),
})

/** Checks `tags.yml`: key -> label, address and description, all optional. */
export const tagsSchema = z.record(z.string(), tag.nullable())

export type WrittenTags = z.output<typeof tagsSchema>
