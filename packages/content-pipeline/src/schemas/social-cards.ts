import * as z from 'zod'

/** Checks `socialCards` of a site that draws its cards. */
const cardSettingsSchema = z
  .strictObject({
    fonts: z
      .array(z.string().min(1))
      .default([])
      .meta({
        description:
          'Font files, relative to the folder of the site, for letters that the font of the theme does not have.',
        examples: [['static/fonts/noto-sans-jp.woff2']],
      }),
  })
  .meta({ description: 'Settings of social cards.' })

/** Checks `socialCards`; `null` for a site without them. */
export const socialCardsSchema = z
  .union([z.boolean(), cardSettingsSchema])
  .default(false)
  .transform((written) => (written === false ? null : written === true ? { fonts: [] } : written))
