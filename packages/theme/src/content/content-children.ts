import type { Element, Root, RootContent } from 'hast'
import { Children, type ReactNode } from 'react'

/** The element children of a node. */
export function elements(node: Element | Root): Element[] {
  const children: readonly RootContent[] = node.children
  return children.filter((child) => child.type === 'element')
}

/** Rendered children without the white space between elements, so that they pair with `elements`. */
export function withoutBlanks(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '')
}
