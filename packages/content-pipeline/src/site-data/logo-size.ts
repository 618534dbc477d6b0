import type { ImageSize } from '../links/asset-store.ts'

/** The space of a logo in the navbar, in CSS pixels. */
const HEIGHT = 28
const WIDTH = 120

/** The size of a logo in the navbar, in its own proportions. */
export function logoSize({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(HEIGHT / height, WIDTH / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
