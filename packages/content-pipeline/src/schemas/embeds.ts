import * as z from 'zod'
import { isExternalOrigin, spellOrigin } from './external-address.ts'

/** The services whose videos `::video` shows. */
export const VIDEO_SERVICES = ['youtube', 'vimeo'] as const

export type VideoService = (typeof VIDEO_SERVICES)[number]

/** Schema of `embeds`. */
export const embedsSchema = z.array(
  z
    .string()
    .refine((written) => isVideoService(written) || isExternalOrigin(written), {
      params: { names: VIDEO_SERVICES },
      error: `must be ${VIDEO_SERVICES.map((name) => `"${name}"`).join(', ')} or an origin such as "https://www.figma.com"`,
    })
    .overwrite((written) => (isVideoService(written) ? written : spellOrigin(written))),
)

/** Whether a name is that of a service of videos. */
export function isVideoService(name: string): name is VideoService {
  return VIDEO_SERVICES.some((service) => service === name)
}
