import * as z from 'zod'
import { visibleText } from './visible-text.ts'

const text = visibleText

/** The link of a category to a generated page. */
export const generatedIndexSchema = z
  .strictObject({
    type: z.literal('generated-index'),
    slug: text.optional().meta({
      description: 'Address of the page below the docs. Default: `category/` and the label.',
      examples: ['/guides'],
    }),
    title: text
      .optional()
      .meta({ description: 'Title of the page. Default: the label.', examples: ['All guides'] }),
    description: text
      .optional()
      .meta({ description: 'What the page is about.', examples: ['How to do common things.'] }),
    image: text.optional().meta({
      description: 'Image for social previews, in the static folder.',
      examples: ['/img/guides.png'],
    }),
    keywords: z
      .array(text)
      .optional()
      .meta({ description: 'Keywords for search engines.', examples: [['guides', 'how-to']] }),
  })
  .meta({ description: 'A generated page with a card for each entry of the category.' })

export type GeneratedIndexConfig = z.output<typeof generatedIndexSchema>

/** The target of a category: a doc, or its own page. */
export const categoryLinkSchema = z
  .union([
    z
      .strictObject({
        type: z.literal('doc'),
        id: text.meta({ description: 'Id of the doc.', examples: ['integration/index'] }),
      })
      .meta({ description: 'A doc as the page of the category.' }),
    generatedIndexSchema,
  ])
  .meta({ examples: [{ type: 'generated-index', title: 'All guides' }] })
