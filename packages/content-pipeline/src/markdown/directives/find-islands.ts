import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import { START, startOf } from '../document/document-context.ts'
import type { Point } from '../../diagnostic.ts'

/** Placeholder element for a component of the site. */
export const ISLAND_TAG = 'fyr-island'

/** An island in the content: the name of its file, and its position. */
export interface IslandUse extends Point {
  readonly name: string
  /** JSON of its texts by name. */
  readonly attributes: string
  /** Name of the component that the content asks for in its place; absent for `::island`. */
  readonly component?: string
}

/** Identifies an island with its attributes: equal ones have equal keys. */
export function islandKey({ name, attributes }: Pick<IslandUse, 'name' | 'attributes'>): string {
  return `${name} ${attributes}`
}

/** The islands of a tree, in order; those without a name are already reported. */
export function findIslands(tree: Root): IslandUse[] {
  const islands: IslandUse[] = []
  walkElements(tree, (element) => {
    const { tagName, properties } = element
    if (tagName !== ISLAND_TAG || !properties['name']) return
    const { name, component, attributes } = properties
    islands.push({
      name: String(name),
      attributes: String(attributes ?? '{}'),
      ...(startOf(element) ?? START),
      ...(component ? { component: String(component) } : {}),
    })
  })
  return islands
}
