import { type ReactElement, useContext } from 'react'
import type { ContentProps } from './content-component.ts'
import { LineShareContext } from './line-share-context.ts'
import { stringProperty } from './string-property.ts'
import { themedImage } from './themed-image.ts'
import { writtenProperties } from './written-properties.ts'

/** Width of a picture: lines of text (`--fyr-size-measure`), or all but the edges of a small window. Several share it. */
function columnOf(share: number): string {
  return `min(${Math.ceil(94 / share)}vw,${Math.ceil((43 / share) * 10) / 10}rem)`
}

/**
 * An image in the content; its size is known, so nothing shifts when it loads. The first one of a page is loaded at once,
 * except where it is for one colour mode: browsers would load that of the other mode too.
 */
export function ContentImage({ node }: ContentProps): ReactElement {
  const { src, className } = themedImage(stringProperty(node, 'src') ?? '')
  const srcSet = stringProperty(node, 'srcSet') ?? undefined
  const share = useContext(LineShareContext)
  const isFirst = node.properties['fetchPriority'] === 'high'
  return (
    <img
      {...writtenProperties(node)}
      srcSet={srcSet}
      sizes={srcSet?.includes(' ') === true ? (stringProperty(node, 'sizes') ?? columnOf(share)) : undefined}
      src={src || undefined}
      alt={stringProperty(node, 'alt') ?? ''}
      width={stringProperty(node, 'width') ?? undefined}
      height={stringProperty(node, 'height') ?? undefined}
      title={stringProperty(node, 'title') ?? undefined}
      className={className}
      loading={isFirst && className === undefined ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
