import type { RootContent } from 'mdast'
import type { PlacedNode } from '../document/document-context.ts'
import type { Literal } from '../document/literal.ts'

/** A component with its content, as written. */
export interface Component extends PlacedNode {
  /** The name as it is known here: `Tabs`, even if the page imports it under another name. */
  readonly name: string
  /** Checked: known to the component, and of its kind. */
  readonly attributes: ReadonlyMap<string, Literal>
  /** Its content, in which components are already read. */
  readonly children: readonly RootContent[]
}

/** An attribute as text; numbers count as text, null without one. */
export function textOf({ attributes }: Pick<Component, 'attributes'>, ...names: string[]): string | null {
  for (const name of names) {
    const value = attributes.get(name)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
  }
  return null
}

/** Whether an attribute is there and not false. */
export function hasFlag({ attributes }: Component, name: string): boolean {
  const value = attributes.get(name)
  return value !== undefined && value !== false && value !== 'false'
}
