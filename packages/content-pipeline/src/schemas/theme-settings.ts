import * as z from 'zod'
import { visibleText } from './visible-text.ts'

/** The theme of a site that names none. */
const DEFAULT_THEME = '@fyr/theme'

const settings = z.strictObject({
  package: visibleText.default(DEFAULT_THEME).meta({ description: 'Theme package.' }),
  accent: visibleText
    .nullable()
    .default(null)
    .meta({
      description:
        'Colour of the brand, as `#rrggbb`, `rgb()`, `hsl()` or `oklch()`. The colours of both modes follow it: links, buttons, grounds and lines. Where it could not be read, it is made lighter or darker. Default: the colours of the theme.',
      examples: ['#7a2e5d'],
    }),
})

/** Schema of `theme`: the name of its package, or settings of the theme. */
export const themeSettingsSchema = z
  .union([visibleText, settings])
  .prefault(DEFAULT_THEME)
  .transform((written) => (typeof written === 'string' ? settings.parse({ package: written }) : written))
