import { z } from 'zod'
import { permalink, webUrl } from './address.ts'
import { momentSchema } from './parse-moment.ts'

const text = z.string()
const headingLevel = z.int().min(2).max(6)

const tag = z.union([text.min(1), z.strictObject({ label: text.min(1), permalink })])

const lastUpdate = z
  .strictObject({ date: momentSchema.optional(), author: text.optional() })
  .refine((update) => update.date !== undefined || update.author !== undefined, {
    error: 'needs a "date" or an "author"',
  })

const shared = {
  title: text.optional(),
  description: text.optional(),
  slug: text.min(1).optional(),
  keywords: z.array(text).optional(),
  image: text.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  last_update: lastUpdate.optional(),
  custom_edit_url: webUrl.nullable().optional(),
}

/** Front matter of a doc. */
export const docFrontMatterSchema = z.strictObject({
  ...shared,
  id: text
    .regex(/^[^/]+$/, { error: 'must not hold a slash: the folder gives the rest of the id' })
    .optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  pagination_label: text.optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  displayed_sidebar: text.nullable().optional(),
  hide_title: z.boolean().optional(),
  parse_number_prefixes: z.boolean().optional(),
  tags: z.array(tag).optional(),
})

/** Front matter of a blog post. */
export const postFrontMatterSchema = z.strictObject({
  ...shared,
  date: momentSchema.optional(),
  authors: z.union([text.min(1), z.array(text.min(1))]).optional(),
  tags: z.array(tag).optional(),
  sidebar_label: text.optional(),
})

const target = { to: text.optional(), href: text.optional() }

/** Front matter of a page; `hero`, `actions` and `features` are read on the home page only. */
export const pageFrontMatterSchema = z.strictObject({
  ...shared,
  hide_title: z.boolean().optional(),
  hero: z.strictObject({ heading: text.optional(), tagline: text.optional() }).optional(),
  actions: z
    .array(z.strictObject({ label: text.min(1), ...target, isPrimary: z.boolean().optional() }))
    .optional(),
  features: z.array(z.strictObject({ title: text.min(1), text, to: text.optional() })).optional(),
})

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>
/** Schema of the front matter in each collection. */
export const frontMatterSchemas = {
  docs: docFrontMatterSchema,
  blog: postFrontMatterSchema,
  pages: pageFrontMatterSchema,
}

/** Any of the three kinds, for what they share. */
export type FrontMatter = DocFrontMatter | PostFrontMatter | PageFrontMatter
/** A tag as front matter writes it: a key of `tags.yml`, a label, or both parts. */
export type WrittenTag = z.output<typeof tag>
