import * as z from 'zod'
import { webUrl } from './address.ts'

/** Schema of edit links, for docs and blog alike. */
export const editLink = {
  editUrl: webUrl.optional().meta({
    description: 'Base URL of the edit links; the path of the file, from the root of the site, is appended.',
    examples: ['https://example.com/edit/main'],
  }),
  editTranslations: z.boolean().default(false).meta({
    description: 'Links a translated page to its own file. Otherwise the link leads to the original.',
  }),
}
