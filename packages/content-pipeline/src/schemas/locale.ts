import * as z from 'zod'
import { visibleText } from './visible-text.ts'

const text = visibleText

/** Schema of a language of the site. */
export const localeSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, {
      error: 'must be a language code, such as "en" or "no"',
    })
    .meta({
      description: 'Code of the locale, used in its address and its translations folder.',
      examples: ['no'],
    }),
  label: text.meta({ description: 'Its name in its own language.', examples: ['Norsk'] }),
  lang: text.optional().meta({
    description: 'Language tag for browsers and search engines. Default: the code.',
    examples: ['nb-NO'],
  }),
  dir: z
    .enum(['ltr', 'rtl'])
    .optional()
    .meta({ description: 'Writing direction. Default: that of the language.' }),
})
