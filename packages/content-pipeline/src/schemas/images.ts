import * as z from 'zod'

/** A name in the net, not a number and without a port: names of machines nearby have no dot. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Widest picture of WebP, in pixels. */
const WIDEST = 16_383

const imageSettingsSchema = z
  .strictObject({
    widths: z
      .array(z.int().min(16).max(WIDEST))
      .min(1)
      .default([688, 1376])
      .transform((widths) => [...new Set(widths)].toSorted((one, other) => one - other))
      .meta({
        description:
          'Widths of the files of a picture, in pixels. The widest column of text has 688; screens with finer pixels show twice as many.',
        examples: [[480, 688, 1376]],
        default: [688, 1376],
      }),
    zoom: z.boolean().default(true).meta({
      description:
        'Whether readers can open a picture of 480 pixels or more over the whole window, where it is a paragraph of its own.',
    }),
    formats: z
      .array(z.enum(['webp', 'avif']))
      .min(1)
      .default(['webp'])
      .meta({
        description:
          'Formats that the files may have; of each file the smallest is kept. `avif` is tried for photos, where it is smaller and takes about ten times as long; drawings and screenshots stay `webp`, which is exact, as long as that is among the formats.',
        examples: [['webp', 'avif']],
        default: ['webp'],
      }),
    remote: z
      .array(
        z.string().regex(HOST, {
          error:
            'must be the name of a host in small letters, such as "img.example.com", without "https://" and port',
        }),
      )
      .default([])
      .meta({
        description:
          'Hosts whose images content may show: `![Plan](https://img.example.com/plan.png)`. `fyr build` and `fyr check` fetch each image once and keep it in the folder `remote-images`, which belongs in version control. Default: none.',
        examples: [['img.example.com']],
      }),
    maxBytes: z.int().min(1).default(5_000_000).meta({
      description: 'Largest file of a picture that is not reported (`image-too-large`), in bytes.',
    }),
    quality: z.int().min(1).max(100).default(80).meta({
      description:
        'Quality of WebP, where that is smaller than without loss. AVIF gets one that looks the same.',
    }),
  })
  .meta({
    description:
      'How pictures in content are converted. `false` publishes them as they are, with the place and the camera of photos, and does not enlarge them.',
  })

/** Checks `images`; `null` for a site whose pictures stay as they are. */
export const imagesSchema = z
  .union([z.literal(false), imageSettingsSchema])
  .prefault({})
  .transform((written) => (written === false ? null : written))
