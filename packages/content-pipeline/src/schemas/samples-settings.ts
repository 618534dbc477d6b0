import * as z from 'zod'
import { visibleText } from './visible-text.ts'

/** Checks `samples` of a site that proves its samples. */
export const samplesSettingsSchema = z
  .strictObject({
    apis: z
      .array(visibleText)
      .default([])
      .meta({
        description:
          'OpenAPI descriptions that samples are compared with, besides those of `openApiSource`, relative to the root.',
        examples: [['openapi/feeding.yaml']],
      }),
    required: z
      .array(visibleText)
      .default([])
      .meta({
        description:
          'Files in which each JSON, HTTP and cURL sample must be marked: with what it is compared with, or with `unchecked`.',
        examples: [['content/docs/**']],
      }),
    tsconfig: visibleText
      .nullable()
      .default(null)
      .meta({
        description:
          'Configuration of TypeScript for samples marked with `ts check`, relative to the root. Default: strict settings for current browsers and Node.',
        examples: ['tsconfig.json'],
      }),
  })
  .meta({ description: 'How samples are checked.' })
