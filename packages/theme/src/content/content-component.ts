import type { Element } from 'hast'
import type { ReactElement, ReactNode } from 'react'

/** Props of a component in the content map. */
export interface ContentProps {
  /** The element of the sanitised tree that the component renders. */
  readonly node: Element
  /** The element's children, already rendered. */
  readonly children?: ReactNode
}

/** A component for an element of a page's tree. */
export type ContentComponent = (props: ContentProps) => ReactElement
