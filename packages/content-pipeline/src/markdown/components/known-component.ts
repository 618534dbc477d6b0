import type { RootContent } from 'mdast'
import type { Component } from './component.ts'

/**
 * The kind of value that an attribute takes: a text, the address of a page or a file, an image that is an address or
 * an imported file, true or false, a number, any value, or one that is ignored here.
 */
export type AttributeKind = 'text' | 'address' | 'image' | 'flag' | 'number' | 'any' | 'ignored'

/** A component that Markdown may use by name. */
export interface KnownComponent {
  readonly attributes: Readonly<Record<string, AttributeKind>>
  /** Attributes of which one must be there, each group by its names. */
  readonly required?: readonly (readonly string[])[]
  /** Attributes that have to be one of some words, or a list of them, each with these words. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** Whether it has no place for content; what an author wrote between its tags follows it. */
  readonly isEmpty?: true
  /** Makes the nodes that replace it; its own position is set afterwards. */
  readonly toNodes: (component: Component) => readonly RootContent[]
}

/** Looks and behaviour that the theme decides. */
export const LOOKS = {
  className: 'ignored',
  class: 'ignored',
  style: 'ignored',
  icon: 'ignored',
  slot: 'ignored',
} as const
