import type { SitePicture } from '@fyr/content-pipeline'
import type { default as Sharp } from 'sharp'
import { LOSSY, type PictureFile } from './convert-picture.ts'

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
 * The picture of a page for social networks: PNG, or JPEG where that is smaller, at most 1200 pixels wide. Rejects when the file cannot be
 * read.
 */
export async function convertPreview(
  sharp: typeof Sharp,
  bytes: Uint8Array,
): Promise<readonly PictureFile[]> {
  const picture = sharp(bytes, { failOn: 'error' })
  const { format } = await picture.metadata()
  const resized = picture
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDTH, withoutEnlargement: true })
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const jpeg = async (): Promise<PictureFile> => ({
    format: 'jpeg',
    width: info.width,
    bytes: await pixels
      .clone()
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
  })
  const png = async (): Promise<PictureFile> => ({
    format: 'png',
    width: info.width,
    bytes: await pixels.clone().png({ compressionLevel: 9 }).toBuffer(),
  })
  const files = LOSSY.has(format) ? [await jpeg()] : [await jpeg(), await png()]
  return [files.reduce((least, file) => (file.bytes.length < least.bytes.length ? file : least))]
}
