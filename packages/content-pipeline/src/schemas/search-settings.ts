import * as z from 'zod'
import { visibleText } from './visible-text.ts'

/** Checks `search` of a site that has one. */
export const searchSettingsSchema = z
  .strictObject({
    synonyms: z
      .array(z.array(visibleText).min(2))
      .default([])
      .meta({
        description: 'Groups of words that mean the same: a query with one of them also finds the others.',
        examples: [[['sea lice', 'louse']]],
      }),
    popular: z
      .array(visibleText)
      .default([])
      .meta({
        description: 'Addresses of pages that the dialog offers before anything is typed.',
        examples: [['/docs/intro']],
      }),
    ask: visibleText.optional().meta({
      description:
        'Where readers can ask what the search does not find: a page of the site, a URL, or a `mailto:` address.',
      examples: ['/support'],
    }),
  })
  .meta({ description: 'Settings of the search.' })

/** Checks `search` in front matter. */
export const pageSearchSchema = z.union([
  z.literal(false).meta({ description: 'Leaves the page out of the search.' }),
  z
    .strictObject({
      boost: z
        .number()
        .min(0.1)
        .max(10)
        .optional()
        .meta({
          description: 'How much more it counts than other pages: 2 for twice as much, 0.5 for half.',
          examples: [2],
        }),
    })
    .meta({ description: 'How the search treats the page.' }),
])
