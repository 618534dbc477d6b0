import { imageSize } from 'image-size'
import { heifSize, isHeif } from './without-heif-data.ts'

/** Pixels of an image at most: as many as browsers of phones show. A small file can stand for any number. */
export const MOST_PIXELS = 100_000_000

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
  const root = sizeOf(bytes) === null ? shortDrawing(bytes) : null
  const size = sizeOf(root ?? bytes)
  if (size === null) return null
  const { type = '', width, height, orientation = 1 } = size
  const [across, down] = orientation < FIRST_TURNED ? [width, height] : [height, width]
  // Of no dots, or of a size that no browser can show.
  if (![across, down].every((length) => Number.isFinite(length) && length > 0)) return null
  return { type, width: Math.max(1, Math.round(across)), height: Math.max(1, Math.round(down)) }
}

function sizeOf(bytes: Uint8Array): ReturnType<typeof imageSize> | null {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // The library looks through the rest of AVIF and HEIC for each of their sizes, of which there can be millions.
    if (file.toString('latin1', 4, 8) === 'ftyp') return isHeif(file) ? heifSize(file) : null
    return imageSize(bytes)
  } catch {
    return null
  }
}

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/y
const OF_SIZE: ReadonlySet<string> = new Set(['width', 'height', 'viewBox'])

/**
 * The beginning of an SVG with what says its size alone; null for anything else. The first tag is looked for in a thousand bytes, while
 * programs write comments before it and the source of a drawing into it.
 */
function shortDrawing(bytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder().decode(bytes)
  const start = text.search(/<svg\s/)
  if (start === -1) return null
  const before = text.slice(0, start).split('-->')
  // A page of HTML shows drawings too.
  if (before.some((part) => /<[a-z]/i.test(part.split('<!--', 1).join('')))) return null
  const kept: string[] = []
  ATTRIBUTE.lastIndex = start + '<svg'.length
  for (let found = ATTRIBUTE.exec(text); found !== null; found = ATTRIBUTE.exec(text)) {
    if (OF_SIZE.has(found[1] ?? '')) kept.push(found[0])
  }
  return new TextEncoder().encode(`<svg${kept.join('')}></svg>`)
}
