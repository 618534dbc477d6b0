import type { default as Sharp, Sharp as Pixels } from 'sharp'
import { openPicture, TIMEOUT, withinTime } from './open-picture.ts'

export type PictureFormat = 'webp' | 'avif'

/** One file of a picture. */
export interface PictureFile {
  readonly format: PictureFormat | 'jpeg' | 'png'
  readonly width: number
  readonly bytes: Uint8Array
}

export interface PictureSettings {
  /** In pixels, ascending. */
  readonly widths: readonly number[]
  readonly quality: number
  readonly formats: readonly PictureFormat[]
  /** Whether only the square in its middle is shown. */
  readonly isSquare?: boolean
}

/** A file that saves less is not worth a second address. */
const WORTHWHILE = 0.9
/** A file without loss is at best so much of the same pixels as PNG, so most are not tried. */
const BEST_WITHOUT_LOSS = 0.4
/** The next smaller width must be at most so much of the picture's own. */
const CLEARLY_SMALLER = 0.8
/** How long the encoder looks for fewer bytes, up to 6: 4 takes 1.7 times as long, for 5 % less. */
const EFFORT = 2
/** The quality of AVIF that looks like one of WebP. */
const AVIF_QUALITY = 0.65
/** Highest picture of WebP, in pixels. */
const HIGHEST = 16_383

/**
 * The files of a picture, by width: turned as browsers show it, in the colours of screens, and without what a camera
 * writes beside the pixels. A width that is not clearly smaller than the file itself has none, and neither has a picture that moves.
 * Rejects when the file cannot be read, has too many pixels or takes too long.
 */
export async function convertPicture(
  sharp: typeof Sharp,
  bytes: Uint8Array,
  settings: PictureSettings,
): Promise<readonly PictureFile[]> {
  return withinTime(convert(sharp, bytes, settings))
}

async function convert(
  sharp: typeof Sharp,
  bytes: Uint8Array,
  settings: PictureSettings,
): Promise<readonly PictureFile[]> {
  const { pixels: whole, size: own, isPhoto, isMoving } = await openPicture(sharp, bytes)
  if (isMoving) return []
  const isSquare = settings.isSquare === true
  const side = isSquare ? Math.min(own.width, own.height) : own.width
  const widths = widthsOf(side, settings.widths)
  const widest = widths.at(-1) ?? side
  if (!isSquare && Math.ceil((own.height * widest) / own.width) > HIGHEST) return []
  // What was exact stays exact, or at least free of the marks of photos.
  const formats = new Set(
    settings.formats.filter((one, _, { length }) => isPhoto || length === 1 || one === 'webp'),
  )
  const { data, info } = await whole
    .resize({ width: widest, ...(isSquare && { height: widest }), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const files = widths.map(async (width): Promise<PictureFile> => {
    const { width: rawWidth, height, channels } = info
    const pixels = sharp(data, { raw: { width: rawWidth, height, channels } }).timeout(TIMEOUT)
    if (width < widest) pixels.resize({ width })
    const isExact = width === own.width && !isSquare && !isPhoto
    const made = [
      ...(formats.has('webp')
        ? await webpFiles(pixels, { ...settings, isExact, original: bytes.length })
        : []),
      ...(formats.has('avif') ? await avifFiles(pixels, settings) : []),
    ]
    return { width, ...made.reduce((least, file) => (file.bytes.length < least.bytes.length ? file : least)) }
  })
  return (await Promise.all(files)).filter((file) => file.bytes.length < bytes.length * WORTHWHILE)
}

type EncodedFile = Pick<PictureFile, 'format' | 'bytes'>

/** With loss and, where that may be smaller and the picture is as wide as it was, without. */
async function webpFiles(
  pixels: Pixels,
  {
    quality,
    isExact,
    original,
  }: { readonly quality: number; readonly isExact: boolean; readonly original: number },
): Promise<readonly EncodedFile[]> {
  const lossy = await pixels.clone().webp({ quality, effort: EFFORT }).toBuffer()
  // Smaller pixels are mixtures of those of the file, which are long without loss.
  const mayBeSmaller = isExact && original * BEST_WITHOUT_LOSS < lossy.length
  const files = mayBeSmaller ? [lossy, await pixels.clone().webp({ lossless: true }).toBuffer()] : [lossy]
  return files.map((bytes) => ({ format: 'webp', bytes }))
}

async function avifFiles(
  pixels: Pixels,
  { quality }: Pick<PictureSettings, 'quality'>,
): Promise<readonly EncodedFile[]> {
  const bytes = await pixels
    .clone()
    .avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY)) })
    .toBuffer()
  return [{ format: 'avif', bytes }]
}

/** The widths of the settings up to the picture's own, which takes the place of those that are about as wide. */
export function widthsOf(own: number, widths: readonly number[]): readonly number[] {
  const widest = widths.at(-1) ?? own
  if (own > widest) return widths
  return [...widths.filter((width) => width <= own * CLEARLY_SMALLER), own]
}
