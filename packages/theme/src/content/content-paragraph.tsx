import type { Element } from 'hast'
import { Fragment, type ReactElement } from 'react'
import { elements, withoutBlanks } from './content-children.ts'
import type { ContentProps } from './content-component.ts'
import { PictureZoom } from './picture-zoom.tsx'
import { stringProperty } from './string-property.ts'
import { themedImage } from './themed-image.ts'

/** A paragraph; one that contains only an image is marked, because CSS cannot select it. */
export function ContentParagraph({ node, children, ...properties }: ContentProps): ReactElement {
  if (!isPicture(node))
    return (
      <p {...properties} className={undefined}>
        {children}
      </p>
    )
  // A picture in a link leads there.
  const parts = elements(node)
  const rendered = withoutBlanks(children)
  return (
    <p {...properties} className="fyr-picture">
      {parts.every(hasNoZoom)
        ? children
        : parts.map((part, index) => (
            <Fragment key={stringProperty(part, 'src')}>
              {rendered[index]}
              {hasNoZoom(part) ? null : <PictureZoom image={part} />}
            </Fragment>
          ))}
    </p>
  )
}

function hasNoZoom({ properties }: Element): boolean {
  return properties['zoom'] !== true
}

/** Whether a paragraph is one image: one, or one for each colour mode, in a link or not. */
function isPicture(paragraph: Element): boolean {
  const images = imagesAlone(paragraph)
  if (images === null || images.length > 2) return false
  if (images.length < 2) return images.length === 1
  const modes = new Set(images.map((image) => themedImage(stringProperty(image, 'src') ?? '').className))
  return modes.size === 2 && !modes.has(undefined)
}

/** The images in an element, including those in links; null when there is anything else. */
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
