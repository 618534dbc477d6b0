import * as z from 'zod'
import { categoryLook } from './category-look.ts'
import { categoryLinkSchema } from './generated-index.ts'
import { visibleText } from './visible-text.ts'

/** Schema of a `_category_` file: label and position of a docs folder. */
export const categorySchema = z
  .strictObject({
    label: visibleText.optional().meta({
      description: 'Name of the category. Default: the title of its index page, else the name of the folder.',
      examples: ['Integration'],
    }),
    position: z
      .number()
      .optional()
      .meta({
        description: 'Position among its siblings. Default: the number prefix of the folder.',
        examples: [2],
      }),
    ...categoryLook,
    link: categoryLinkSchema
      .nullable()
      .optional()
      .meta({
        description:
          'What the category links to. Default: the index page of the folder; `null` lists that page like any other.',
        examples: [{ type: 'generated-index', title: 'All guides' }],
      }),
  })
  .meta({
    title: 'Category',
    description: 'Name and position of a docs folder in the sidebar.',
  })

export type WrittenCategory = z.output<typeof categorySchema>
