import type { default as Sharp, Sharp as Pixels } from 'sharp'
import { measureImage, MOST_PIXELS, PICTURE_TYPES } from '@fyr/content-pipeline/internal'
import { isMovingPng } from './is-moving-png.ts'

/** What a picture may take, in the slowest format and on a busy machine: a file can be made so that its pixels are never ready. */
const LONGEST_SECONDS = 60
export const TIMEOUT = { seconds: LONGEST_SECONDS }

/** Formats whose pixels were never exact: WebP without loss would keep their noise. */
const LOSSY = new Set(['jpeg', 'heif'])

/** A picture whose pixels can be read within the limits. */
export interface OpenPicture {
  /** Turned as browsers show it. */
  readonly pixels: Pixels
  /** As browsers show it. */
  readonly size: { readonly width: number; readonly height: number }
  /** Whether its pixels were never exact. */
  readonly isPhoto: boolean
  readonly isMoving: boolean
}

/** Reads the head of a picture. Rejects when it cannot be read, has too many pixels or is none. */
export async function openPicture(sharp: typeof Sharp, bytes: Uint8Array): Promise<OpenPicture> {
  // The library chooses its reader by the content. It has many that no picture of a page needs, and SVG is a program of its own.
  const type = measureImage(bytes)?.type ?? null
  if (type === null) throw new Error('its content is no picture.')
  if (!PICTURE_TYPES.includes(type))
    throw new Error(`its content is ${type.toUpperCase()}, which browsers do not show under its name.`)
  // The head alone: how many pixels there are, however many.
  const { format, pages = 1, ...head } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { autoOrient, width, height } = head
  if (width * height > MOST_PIXELS)
    throw new Error(`it has ${width} × ${height} pixels, more than ${MOST_PIXELS / 1_000_000} million.`)
  // A file with a wrong colour profile is fine for browsers; one that ends too early is not.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS }).timeout(TIMEOUT)
  // Only for these do all browsers turn the picture.
  const isTurned = format === 'jpeg'
  return {
    pixels: (isTurned ? picture.autoOrient() : picture).toColourspace('srgb'),
    size: isTurned ? autoOrient : { width, height },
    isPhoto: LOSSY.has(format),
    isMoving: pages > 1 || isMovingPng(bytes),
  }
}

/** What a conversion gives. One that takes too long is refused in words. */
export async function withinTime<Result>(converted: Promise<Result>): Promise<Result> {
  try {
    return await converted
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('timeout'))) throw error
    throw new Error(`it takes longer than ${LONGEST_SECONDS} seconds.`, { cause: error })
  }
}
