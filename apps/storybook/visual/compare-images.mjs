import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How different a pixel may be, from 0 to 1: less than an eye can see. */
const THRESHOLD = 0.05

/**
 * Compares two PNG files. Gives how many pixels differ and a PNG that shows them; pictures of different sizes differ in
 * every pixel that one of them lacks. The picture of no difference is null.
 */
export function compareImages(before, after) {
  if (before.equals(after)) return { pixels: 0, picture: null }
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const difference = new PNG({ width, height })
  const [a, b] = [first, second].map((image) => onCanvas(image, width, height))
  const pixels = pixelmatch(a.data, b.data, difference.data, width, height, { threshold: THRESHOLD })
  return { pixels, picture: PNG.sync.write(difference) }
}

/** The image at the top left of a transparent canvas. */
function onCanvas(image, width, height) {
  const canvas = new PNG({ width, height })
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}
