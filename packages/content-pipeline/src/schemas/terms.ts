import * as z from 'zod'
import { visibleText } from './visible-text.ts'

const name = visibleText.refine((text) => !/(?:\*[^\s*]*){3}/.test(text), {
  error: 'has more than two stars in a word',
})

const words = z.array(name)

/** Each mark of a term brings its definition to the page. */
const LONGEST_DEFINITION = 300

const definition = visibleText.refine((text) => text.length <= LONGEST_DEFINITION, {
  error: `is longer than ${LONGEST_DEFINITION} characters: say the rest in the text of a page`,
})

const ownWords = {
  also: words.default([]).meta({
    description: 'Other forms and spellings of the term: its plural, or an abbreviation.',
    examples: [['sea lice', 'lice']],
  }),
  avoid: words.default([]).meta({
    description:
      'Words that pages do not say instead. A star stands for any letters of a word: `slaughter*` is `slaughtered`, too.',
    examples: [['fish louse', 'delous*']],
  }),
}

const translation = z.strictObject({
  term: name.meta({ description: 'The term in the language.', examples: ['lakselus'] }),
  definition: definition.optional().meta({
    description: 'What it means, in the language. Default: the definition of the original.',
    examples: ['Et lite krepsdyr som lever av skinnet til laksen.'],
  }),
  ...ownWords,
})

const term = z.strictObject({
  term: name.meta({ description: 'The term in the default language.', examples: ['sea louse'] }),
  definition: definition.meta({
    description: 'What it means: plain text, of one or two sentences.',
    examples: ['A small crustacean that feeds on the skin of salmon.'],
  }),
  ...ownWords,
  translations: z
    .record(z.string(), translation)
    .default({})
    .meta({
      description: 'The term in other languages, by the code of the locale.',
      examples: [
        { no: { term: 'lakselus', definition: 'Et lite krepsdyr som lever av skinnet til laksen.' } },
      ],
    }),
})

/** Schema of `terms.yml`: the terms of a site. */
export const termsSchema = z.array(term).meta({
  title: 'Terms',
  description: 'The terms of the site, in any order.',
  examples: [[{ term: 'sea louse', definition: 'A small crustacean that feeds on the skin of salmon.' }]],
})

export type WrittenTerms = z.output<typeof termsSchema>

/** Schema of `terms`: how the terms of a site are shown. */
export const termSettingsSchema = z
  .strictObject({
    glossary: z
      .string()
      .regex(/^\//, { error: 'must be the address of a page, such as "/docs/glossary"' })
      .default('/docs/glossary')
      .meta({
        description: 'Address of the page with `::glossary`, to which terms in texts lead.',
        examples: ['/docs/words'],
      }),
    firstUse: z
      .boolean()
      .default(false)
      .meta({
        description: 'Whether the first use of each term on a page shows its definition without a mark.',
        examples: [true],
      }),
  })
  .prefault({})
  .meta({ description: 'How the terms of `terms.yml` are shown.' })
