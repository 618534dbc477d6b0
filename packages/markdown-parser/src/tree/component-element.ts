import type { Properties } from 'hast'
import type { Data, Parent, RootContent } from 'mdast'

/** An element that a component has become; `data.hName` is its name. */
export interface ComponentElement extends Parent {
  type: 'componentElement'
  /** Whether it belongs into a line of text. */
  isInline: boolean
  children: RootContent[]
  data: ElementData
}

/** The element of the theme and its properties. */
interface ElementData extends Data {
  hName: string
  hProperties: Properties
}

/** The node by its type. */
interface ComponentNodes {
  componentElement: ComponentElement
}

declare module 'mdast' {
  interface RootContentMap extends ComponentNodes {}
  interface BlockContentMap extends ComponentNodes {}
  interface PhrasingContentMap extends ComponentNodes {}
  interface Data {
    /** Whether a node was made from a tag: a directive without a closing line of colons, or HTML. */
    isComponent?: boolean
    /** Whether the text of an element was an attribute of the tag. */
    isNamedByAttribute?: boolean
  }
}
