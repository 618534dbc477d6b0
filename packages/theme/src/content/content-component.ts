import type { Element } from 'hast'
import type { ReactElement, ReactNode } from 'react'

/** What the renderer hands to a component of the content map. */
export interface ContentProps {
  /** The element of the sanitised tree that the component stands for. */
  readonly node: Element
  /** The element's children, already rendered. */
  readonly children?: ReactNode
}

/** A component that stands for an element of a page's tree. */
export type ContentComponent = (props: ContentProps) => ReactElement
