import type { Properties } from 'hast'
import type { Data, Literal as LiteralNode, Node, Parent, RootContent } from 'mdast'
import type { Literal as LiteralValue } from '../document/literal.ts'

/** A tag of a component as written, before it is paired with its end: `<Tabs groupId="os">`, `</Tabs>`, `<Icon />`. */
export interface ComponentTag extends LiteralNode {
  type: 'componentTag'
  value: string
}

/** Code between braces as written: `{/* a comment *\/}`. */
export interface BraceExpression extends LiteralNode {
  type: 'braceExpression'
  value: string
}

/** `import` and `export` lines as written. */
export interface ModuleLines extends LiteralNode {
  type: 'moduleLines'
  value: string
}

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

/** The nodes of the component syntax by type. */
interface ComponentNodes {
  componentTag: ComponentTag
  braceExpression: BraceExpression
  moduleLines: ModuleLines
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
    /** Props of an include that was made from a component: values of `{props.name}` in the file. */
    componentProps?: Readonly<Record<string, LiteralValue>>
  }
}

const TYPES = new Set(['componentTag', 'braceExpression', 'moduleLines'])

/** Whether a node is syntax that the transformer has to read. */
export function isComponentSyntax({ type }: Node): boolean {
  return TYPES.has(type)
}
