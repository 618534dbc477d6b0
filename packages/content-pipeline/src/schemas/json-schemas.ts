import * as z from 'zod'
import { authorsSchema } from './authors.ts'
import { categorySchema } from './category.ts'
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from './front-matter.ts'
import { messagesSchema } from './messages.ts'
import { sidebarsSchema } from './sidebars.ts'
import { siteConfigSchema } from './site-config.ts'
import { tagsSchema } from './tags.ts'
import { versionsSchema } from './versions.ts'

/** What a writer may put into each kind of file, by the name of its schema. */
const WRITTEN = {
  authors: authorsSchema,
  category: categorySchema,
  'doc-front-matter': docFrontMatterSchema,
  messages: messagesSchema,
  'page-front-matter': pageFrontMatterSchema,
  'post-front-matter': postFrontMatterSchema,
  sidebars: sidebarsSchema,
  'site-config': siteConfigSchema,
  tags: tagsSchema,
  versions: versionsSchema,
} as const satisfies Record<string, z.ZodType>

export type JsonSchemaName = keyof typeof WRITTEN

/**
 * A JSON Schema for each kind of file that writers write, for editors and for the reference. In draft 7: the YAML language
 * server and the linters of front matter read no later one.
 */
export function jsonSchemas(): Readonly<Record<JsonSchemaName, z.core.JSONSchema.JSONSchema>> {
  const entries = Object.entries(WRITTEN).map(([name, schema]) => [
    name,
    // Of what is written, not of what is made of it; plugins are functions, which JSON does not have.
    z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
  ])
  return Object.fromEntries(entries)
}
