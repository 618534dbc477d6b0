import * as z from 'zod'
import { visibleText } from './visible-text.ts'

/** The theme of a site that names none. */
const DEFAULT_THEME = '@fyr/theme'

function fontSchema(example: string) {
  const file = example.toLowerCase().replaceAll(' ', '-')
  return z.strictObject({
    family: visibleText.meta({ description: 'Name of the family.', examples: [example] }),
    files: z
      .array(visibleText)
      .min(1)
      .meta({
        description:
          'Its files, from the folder of the site, or from the static folder with a slash before it: one variable font, or one for each weight and style. Their weights and styles are read from them.',
        examples: [[`theme/fonts/${file}.woff2`]],
      }),
  })
}

const settings = z.strictObject({
  package: visibleText.default(DEFAULT_THEME).meta({ description: 'Theme package.' }),
  accent: visibleText
    .nullable()
    .default(null)
    .meta({
      description:
        'Colour of the brand, as `#rrggbb`, `rgb()`, `hsl()` or `oklch()`. The colours of both modes follow it: links, buttons, backgrounds and lines. Where it would not be legible, it is made lighter or darker. Default: the colours of the theme.',
      examples: ['#7a2e5d'],
    }),
  font: fontSchema('Inter')
    .nullable()
    .default(null)
    .meta({
      description: 'The font of text, published with the site. Default: the one of the theme.',
      examples: [{ family: 'Inter', files: ['theme/fonts/inter.woff2'] }],
    }),
  mono: fontSchema('JetBrains Mono')
    .nullable()
    .default(null)
    .meta({
      description: 'The font of code, published with the site. Default: what the reader has.',
      examples: [{ family: 'JetBrains Mono', files: ['theme/fonts/jetbrains-mono.woff2'] }],
    }),
})

/** Schema of `theme`: the name of its package, or settings of the theme. */
export const themeSettingsSchema = z
  .union([visibleText, settings])
  .prefault(DEFAULT_THEME)
  .transform((written) => (typeof written === 'string' ? settings.parse({ package: written }) : written))
