import * as z from 'zod'
import { authorsSchema } from './src/schemas/authors.ts'
import { categorySchema } from './src/schemas/category.ts'
import {
  docFrontMatterSchema,
  pageFrontMatterSchema,
  postFrontMatterSchema,
} from './src/schemas/front-matter.ts'
import { messagesSchema } from './src/schemas/messages.ts'
import { sidebarsSchema } from './src/schemas/sidebars.ts'
import { siteConfigSchema } from './src/schemas/site-config.ts'
import { tagsSchema } from './src/schemas/tags.ts'
import { termsSchema } from './src/schemas/terms.ts'
import { versionsSchema } from './src/schemas/versions.ts'

/** The content of each kind of file that authors write, by the name of its schema. */
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
  terms: termsSchema,
  versions: versionsSchema,
} as const satisfies Record<string, z.ZodType>

export type JsonSchemaName = keyof typeof WRITTEN

/**
 * A JSON Schema for each kind of file that authors write, for editors and for the reference. Draft 7, because the YAML
 * language server and front matter linters support nothing later.
 */
export function jsonSchemas(): Readonly<Record<JsonSchemaName, z.core.JSONSchema.JSONSchema>> {
  const entries = Object.entries(WRITTEN).map(([name, schema]) => [
    name,
    // Describes the input, not the result; plugins are functions, which JSON does not have.
    z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
  ])
  return Object.fromEntries(entries)
}
