import type { SitePicture } from '@fyr/content-pipeline'
import type { default as Sharp } from 'sharp'
import type { PictureFile } from './convert-picture.ts'
import { openPicture, TIMEOUT, withinTime } from './open-picture.ts'

/** Endings of the formats that all networks show. */
const SHOWN = /\.(?:jpe?g|png)$/i
/** Width in which networks show a picture whole, in pixels. */
const WIDTH = 1200
/** Networks leave out larger files, in bytes. */
const MOST_BYTES = 600_000
const QUALITY = 80

/** Whether all social networks show a picture as it is. */
export function isShownByNetworks({ from, size, bytes }: SitePicture): boolean {
  return SHOWN.test(from) && size.width <= WIDTH && bytes <= MOST_BYTES
}

/**
 * The size of the picture that {@link convertPreview} makes of one, in pixels. Documents announce it, so it is not left to the
 * library, which rounds halves in its own way.
 */
export function previewSize({ width, height }: SitePicture['size']): SitePicture['size'] {
  const scale = Math.min(1, WIDTH / width)
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The picture of a page for social networks: PNG, or JPEG where that is smaller, at most 1200 pixels wide. Of one that moves, the first
 * frame. Rejects when the file cannot be read, has too many pixels or takes too long.
 */
export function convertPreview(sharp: typeof Sharp, bytes: Uint8Array): Promise<readonly PictureFile[]> {
  return withinTime(convert(sharp, bytes))
}

async function convert(sharp: typeof Sharp, bytes: Uint8Array): Promise<readonly PictureFile[]> {
  const { pixels: whole, size, isPhoto } = await openPicture(sharp, bytes)
  const resized = whole.resize({ ...previewSize(size), fit: 'fill' })
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = sharp(data, { raw: { width, height, channels } }).timeout(TIMEOUT)
  const jpeg = async (): Promise<PictureFile> => ({
    format: 'jpeg',
    width,
    bytes: await pixels
      .clone()
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
  })
  const png = async (): Promise<PictureFile> => ({
    format: 'png',
    width,
    bytes: await pixels.clone().png({ compressionLevel: 9 }).toBuffer(),
  })
  const files = isPhoto ? [await jpeg()] : [await jpeg(), await png()]
  return [files.reduce((least, file) => (file.bytes.length < least.bytes.length ? file : least))]
}
