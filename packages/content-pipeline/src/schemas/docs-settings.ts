import * as z from 'zod'
import { editLink } from './edit-link.ts'
import { addressPartSchema, collectionAddressSchema } from './site-address.ts'
import { tocSchema } from './toc.ts'

const text = z.string().min(1)

const docsVersion = z.strictObject({
  label: text.optional().meta({
    description: 'What readers see. Without it, the name; `Next` for `current`.',
    examples: ['2.x'],
  }),
  path: z
    .union([z.literal(''), addressPartSchema])
    .optional()
    .meta({
      description: 'Address below that of the docs; empty for none of its own.',
      examples: ['2.0'],
    }),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional().meta({
    description: 'What a reader is told above each doc. Without it, by its place among the versions.',
  }),
  badge: z
    .boolean()
    .optional()
    .meta({ description: 'Whether each doc shows the label. Without it, when there are several versions.' }),
  noIndex: z
    .boolean()
    .default(false)
    .meta({ description: 'Keeps the version out of search engines and sitemaps.' }),
})

/** Checks `docs` of a site that has some. */
export const docsSettingsSchema = z
  .strictObject({
    path: collectionAddressSchema.default('docs').meta({
      description:
        'Address of the docs; empty for that of the site, whose home page is their `index.md` then.',
    }),
    mainDoc: text.optional().meta({
      description: 'Id of the doc that the docs begin with. Without it, the first of the first sidebar.',
      examples: ['intro'],
    }),
    versions: z
      .record(text, docsVersion)
      .default({})
      .meta({
        description: 'Settings of versions by name; the docs folder itself is the version `current`.',
        examples: [{ current: { label: 'Next' } }],
      }),
    lastVersion: text.optional().meta({
      description: 'The version that readers get without asking. Without it, the first of `versions.json`.',
      examples: ['2.0'],
    }),
    onlyVersions: z
      .array(text)
      .min(1)
      .optional()
      .meta({
        description: 'The versions to publish. Without it, all.',
        examples: [['current', '2.0']],
      }),
    ...editLink,
    lastUpdated: z
      .union([z.literal(false), z.enum(['date', 'date-and-author'])])
      .default(false)
      .meta({
        description:
          'Shows when a doc was changed last, and by whom, from its commits. `last_update` in front matter wins.',
        examples: ['date'],
      }),
    breadcrumbs: z
      .boolean()
      .default(true)
      .meta({ description: 'Shows the way from the home page above each doc.' }),
    toc: tocSchema
      .optional()
      .meta({ description: 'Table of contents of docs, in place of that of the site.' }),
  })
  .meta({ description: 'Settings of the docs.' })
