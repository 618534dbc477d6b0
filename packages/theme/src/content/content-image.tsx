import type { ReactElement } from 'react'
import type { ContentProps } from './content-component.ts'
import { stringProperty } from './string-property.ts'
import { themedImage } from './themed-image.ts'
import { writtenProperties } from './written-properties.ts'

/** An image in the content; its size is known, so nothing shifts when it loads. */
export function ContentImage({ node }: ContentProps): ReactElement {
  const { src, className } = themedImage(stringProperty(node, 'src') ?? '')
  return (
    <img
      {...writtenProperties(node)}
      src={src || undefined}
      alt={stringProperty(node, 'alt') ?? ''}
      width={stringProperty(node, 'width') ?? undefined}
      height={stringProperty(node, 'height') ?? undefined}
      title={stringProperty(node, 'title') ?? undefined}
      className={className}
      loading="lazy"
      decoding="async"
    />
  )
}
