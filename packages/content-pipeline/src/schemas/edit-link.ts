import * as z from 'zod'
import { webUrl } from './address.ts'

/** How readers get to the file of a page, for docs and blog alike. */
export const editLink = {
  editUrl: webUrl.optional().meta({
    description:
      'Where the files can be changed; the path of a file from the root of the site is put behind it.',
    examples: ['https://example.com/edit/main'],
  }),
  editTranslations: z.boolean().default(false).meta({
    description:
      'Lets a translation be changed in its own file. Otherwise readers are led to the original, which translators follow.',
  }),
}
