import type { Literal, Node } from 'mdast'

/** A tag of a component as written, before it is paired with its end: `<Tabs groupId="os">`, `</Tabs>`, `<Icon />`. */
export interface ComponentTag extends Literal {
  type: 'componentTag'
  value: string
}

/** Code between braces as written: `{/* a comment *\/}`. */
export interface BraceExpression extends Literal {
  type: 'braceExpression'
  value: string
}

/** `import` and `export` lines as written. */
export interface ModuleLines extends Literal {
  type: 'moduleLines'
  value: string
}

/** The nodes of the component syntax by type. */
interface SyntaxNodes {
  componentTag: ComponentTag
  braceExpression: BraceExpression
  moduleLines: ModuleLines
}

declare module 'mdast' {
  interface RootContentMap extends SyntaxNodes {}
  interface BlockContentMap extends SyntaxNodes {}
  interface PhrasingContentMap extends SyntaxNodes {}
}

const TYPES = new Set(['componentTag', 'braceExpression', 'moduleLines'])

/** Whether a node is syntax that the transformer has to read. */
export function isComponentSyntax({ type }: Node): boolean {
  return TYPES.has(type)
}
