import * as z from 'zod'
import { isStandardSchema, type StandardSchema } from './standard-schema.ts'

const ownSchema = z.custom<StandardSchema>(isStandardSchema, {
  error: 'must be a Standard Schema, such as z.object({ … }) of Zod',
})

const describe = (pages: string, example: string) =>
  ownSchema.optional().meta({ description: `Schema of the front matter of ${pages}.`, 'x-code': example })

/** Schema of `frontMatter`: the schemas of the keys that a site adds to front matter. */
export const frontMatterSchemasSchema = z
  .strictObject({
    docs: describe('docs', "z.object({ owner: z.enum(['feed', 'fish']), reviewed: z.string().optional() })"),
    blog: describe('posts', 'z.object({ series: z.string().optional() })'),
    pages: describe('pages', 'z.object({ audience: z.string().optional() })'),
  })
  .default({})

/** The schemas of a site, each of a collection. */
export type FrontMatterSchemas = z.output<typeof frontMatterSchemasSchema>
