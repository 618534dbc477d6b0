import * as z from 'zod'

/** Checks `agents` of a site that publishes its pages as Markdown. */
export const agentSettingsSchema = z
  .strictObject({
    fullText: z.boolean().default(false).meta({
      description:
        'Also writes `llms-full.txt`: the Markdown of every listed page of a language in one file.',
    }),
  })
  .meta({ description: 'Settings of what a site publishes for agents.' })
