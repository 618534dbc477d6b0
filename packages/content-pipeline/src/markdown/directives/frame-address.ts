import { isVideoService, type VideoService } from '../../schemas/embeds.ts'

/** A video or another page in a frame. */
export interface Frame {
  /** Address that the frame loads. */
  readonly frame: string
  /** Address for readers without scripts. */
  readonly page: string
}

interface Service {
  /** Origin of its frames. */
  readonly origin: string
  /** The ids of its videos. */
  readonly id: RegExp
  readonly frameOf: (id: string) => Frame
}

/** The services of videos. YouTube has a host of its own for frames that sets no cookies before the video plays. */
const SERVICES: Readonly<Record<VideoService, Service>> = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    id: /^[\w-]{6,20}$/,
    frameOf: (id) => ({
      frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      page: `https://www.youtube.com/watch?v=${id}`,
    }),
  },
  vimeo: {
    origin: 'https://player.vimeo.com',
    id: /^\d{4,12}$/,
    frameOf: (id) => ({
      frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      page: `https://vimeo.com/${id}`,
    }),
  },
}

/** Address of a video by its id; null for an id that the service does not have. */
export function videoFrame(service: VideoService, id: string): Frame | null {
  return SERVICES[service].id.test(id) ? SERVICES[service].frameOf(id) : null
}

/** The origin of the frames that an entry of `embeds` allows. */
export function frameOrigin(embed: string): string {
  return isVideoService(embed) ? SERVICES[embed].origin : embed
}

/** How `embeds` allows the frames of an origin. */
export function embedEntry(origin: string): string {
  const found = Object.entries(SERVICES).find(([, service]) => service.origin === origin)
  return found?.[0] ?? origin
}
