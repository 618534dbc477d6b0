import { createElement, type ReactElement, type ReactNode } from 'react'

/** An island in a page in React. */
export interface IslandElementProps {
  /** Name of the file in `theme/islands`, without its ending. */
  readonly name: string
  /** Children of the island. */
  readonly children?: ReactNode
  /** Attributes of the island. A value that is not a string is written as in Markdown. */
  readonly [attribute: string]: unknown
}

/**
 * The place of an island in a page in React, like `::island` in Markdown: the build renders it, and browsers load its script
 * when a reader comes near. A value of `true` is an attribute without a value; `false`, `null` and `undefined` leave it out.
 */
export function Island({ name, children, ...attributes }: IslandElementProps): ReactElement {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    const text = writeValue(value)
    return text === null ? [] : [[key, text] as const]
  })
  // Elements have a property "attributes" of their own.
  const properties = { name, 'data-attributes': JSON.stringify(Object.fromEntries(written)) }
  return createElement('fyr-island', properties, children)
}

function writeValue(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null
  if (value === true) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
