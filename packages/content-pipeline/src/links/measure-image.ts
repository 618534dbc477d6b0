import { imageSize } from 'image-size'

/** From here on a camera was held on its side, and browsers turn the picture. */
const FIRST_TURNED = 5

/** The type of an image, by its bytes, and its size as browsers show it. */
export interface MeasuredBytes {
  /** As the ending of its name: `png`, `jpg`. */
  readonly type: string
  readonly width: number
  readonly height: number
}

/** Measures an image in CSS pixels; null for bytes that are none. */
export function measureImage(bytes: Uint8Array): MeasuredBytes | null {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes)
    const [across, down] = orientation < FIRST_TURNED ? [width, height] : [height, width]
    return { type, width: Math.round(across), height: Math.round(down) }
  } catch {
    return null
  }
}
