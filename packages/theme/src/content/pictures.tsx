import type { Element } from 'hast'
import { Fragment, type ReactElement, type ReactNode, useContext } from 'react'
import { elements, withoutBlanks } from './content-children.ts'
import type { ContentProps } from './content-component.ts'
import { LineShareContext } from './line-share-context.ts'
import { groupPictures, type PictureParts } from './picture-groups.ts'
import { PictureZoom } from './picture-zoom.tsx'
import { writtenProperties } from './written-properties.ts'

/** Elements of the tree with what they are rendered as, and their place as a key: the same picture may be there twice. */
type Rendered = ReadonlyMap<Element, { readonly key: string; readonly content: ReactNode }>

function renderedOf({ node, children }: ContentProps): Rendered {
  const rendered = withoutBlanks(children)
  return new Map(
    elements(node).map((element, index) => [element, { key: String(index), content: rendered[index] }]),
  )
}

/** A paragraph of nothing but pictures: one, or several beside each other. */
export function Pictures({
  node,
  pictures,
  children,
  ...properties
}: ContentProps & { readonly pictures: readonly PictureParts[] }): ReactElement {
  const rendered = renderedOf({ node, children })
  if (pictures.length < 2) {
    const only = pictures.flat()
    const paragraph = (
      <p {...properties} className="fyr-picture">
        {withZoom(only, rendered)}
      </p>
    )
    return only.some(hasZoom) ? <AsWideAsText>{paragraph}</AsWideAsText> : paragraph
  }
  return (
    <p {...properties} className="fyr-pictures">
      <LineShareContext value={pictures.length}>
        {pictures.map((parts) => (
          <span key={parts.map((part) => rendered.get(part)?.key).join()} className="fyr-picture">
            {withZoom(parts, rendered)}
          </span>
        ))}
      </LineShareContext>
    </p>
  )
}

/** A figure of one picture, or of figures beside each other; any other has its content as it is. */
export function ContentFigure({ node, children }: ContentProps): ReactElement {
  const isInLine = useContext(LineShareContext) > 1
  const written = writtenProperties(node)
  const parts = elements(node)
  if (parts.length > 1 && parts.every(({ tagName }) => tagName === 'figure'))
    return (
      <AsWideAsText>
        <figure {...written} className="fyr-pictures">
          <LineShareContext value={parts.length}>{children}</LineShareContext>
        </figure>
      </AsWideAsText>
    )
  const pictures = groupPictures(node.children.filter((child) => !isCaption(child)))
  const [only, ...others] = pictures ?? []
  const rendered = renderedOf({ node, children })
  if (only === undefined || others.length > 0) return <figure {...written}>{children}</figure>
  const figure = (
    <figure {...written}>
      {parts.map((part) =>
        part === only[0] ? (
          <div key={rendered.get(part)?.key} className="fyr-picture">
            {withZoom(only, rendered)}
          </div>
        ) : only.includes(part) ? null : (
          rendered.get(part)?.content
        ),
      )}
    </figure>
  )
  return isInLine ? figure : <AsWideAsText>{figure}</AsWideAsText>
}

/**
 * A figure may be wider than lines of text, because drawings are, and a paragraph that is as wide as its picture is in the middle of the
 * article; the element around them is as wide as the text.
 */
function AsWideAsText({ children }: { readonly children: ReactNode }): ReactElement {
  return <div>{children}</div>
}

function isCaption(child: Element['children'][number]): boolean {
  return child.type === 'element' && child.tagName === 'figcaption'
}

/** A picture with what enlarges it. A picture in a link leads there. */
function withZoom(parts: PictureParts, rendered: Rendered): ReactNode {
  return parts.map((part) => (
    <Fragment key={rendered.get(part)?.key}>
      {rendered.get(part)?.content}
      {hasZoom(part) ? <PictureZoom image={part} /> : null}
    </Fragment>
  ))
}

function hasZoom({ properties }: Element): boolean {
  return properties['zoom'] === true
}
