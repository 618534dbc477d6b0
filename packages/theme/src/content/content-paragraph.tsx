import type { Element } from 'hast'
import type { ReactElement } from 'react'
import type { ContentProps } from './content-component.ts'
import { stringProperty } from './string-property.ts'
import { themedImage } from './themed-image.ts'

/** A paragraph; one that is a picture and nothing beside it is marked: style sheets see no text between elements. */
export function ContentParagraph({ node, children, ...properties }: ContentProps): ReactElement {
  return (
    <p {...properties} className={isPicture(node) ? 'fyr-picture' : undefined}>
      {children}
    </p>
  )
}

/** Whether a paragraph is one picture: an image, or one for each colour mode, in a link or not. */
function isPicture(paragraph: Element): boolean {
  const images = imagesAlone(paragraph)
  if (images === null || images.length > 2) return false
  if (images.length < 2) return images.length === 1
  const modes = new Set(images.map((image) => themedImage(stringProperty(image, 'src') ?? '').className))
  return modes.size === 2 && !modes.has(undefined)
}

/** Gives the images of an element, those in links among them; null when there is anything else. */
function imagesAlone({ children }: Element): readonly Element[] | null {
  const images: Element[] = []
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue
    if (child.type !== 'element') return null
    const own = child.tagName === 'img' ? [child] : child.tagName === 'a' ? imagesAlone(child) : null
    if (own === null) return null
    images.push(...own)
  }
  return images
}
