import type { ReactElement } from 'react'
import type { ContentProps } from './content-component.ts'
import { groupPictures } from './picture-groups.ts'
import { Pictures } from './pictures.tsx'

/** A paragraph; one that contains only pictures is marked, because CSS cannot select it. */
export function ContentParagraph({ node, children, ...properties }: ContentProps): ReactElement {
  const pictures = groupPictures(node.children)
  if (pictures !== null)
    return (
      <Pictures {...properties} node={node} pictures={pictures}>
        {children}
      </Pictures>
    )
  return (
    <p {...properties} className={undefined}>
      {children}
    </p>
  )
}
