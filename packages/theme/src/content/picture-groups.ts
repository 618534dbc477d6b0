import type { Element, ElementContent } from 'hast'
import { stringProperty } from './string-property.ts'
import { themedImage } from './themed-image.ts'

/** A picture: an image or a link around one, or one of these for each colour mode. */
export type PictureParts = readonly Element[]

/** Smaller images are icons and badges: they stay in their line. In pixels. */
const ICON_AREA = 96 * 96

/**
 * The pictures that nodes consist of: one, or several that share a line. Null where there is anything else among them, a new line, or
 * an icon beside another image.
 */
export function groupPictures(nodes: readonly ElementContent[]): readonly PictureParts[] | null {
  const groups: Element[][] = []
  let isNewLine = false
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') isNewLine ||= node.value.includes('\n')
    else if (node.type !== 'element' || imagesAlone(node) === null) return null
    else {
      const last = groups.at(-1)
      if (last !== undefined && areModes([...last, node])) last.push(node)
      else if (last !== undefined && isNewLine) return null
      else groups.push([node])
      isNewLine = false
    }
  }
  const images = groups.flat().flatMap((part) => imagesAlone(part) ?? [])
  if (groups.length > 1 && !images.every(isLarge)) return null
  return images.length > 0 && groups.every(isOne) ? groups : null
}

/** The image that a part of a picture shows, or the images where a link holds one for each mode; null for anything else. */
function imagesAlone(node: Element): readonly Element[] | null {
  if (node.tagName === 'img') return [node]
  if (node.tagName !== 'a') return null
  const inner = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const images = inner.map((child) => (child.type === 'element' ? imagesAlone(child) : null))
  return images.includes(null) ? null : images.flatMap((one) => one ?? [])
}

/** Whether a group shows one image in each mode. */
function isOne(group: PictureParts): boolean {
  const count = group.reduce((sum, part) => sum + (imagesAlone(part)?.length ?? 0), 0)
  return count === 1 || areModes(group)
}

/** Whether there is one image for light mode and one for dark. */
function areModes(parts: PictureParts): boolean {
  const images = parts.flatMap((part) => imagesAlone(part) ?? [])
  const modes = images.map((image) => themedImage(stringProperty(image, 'src') ?? '').className)
  return images.length === 2 && new Set(modes).size === 2 && !modes.includes(undefined)
}

function isLarge(image: Element): boolean {
  return Number(image.properties['width']) * Number(image.properties['height']) > ICON_AREA
}
