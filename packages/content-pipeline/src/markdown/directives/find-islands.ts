import type { Root } from 'hast'
import type { Place } from '../../content-error.ts'
import { walkElements } from '../document/walk-tree.ts'

/** Element that stands for a component of the site. */
export const ISLAND_TAG = 'fyr-island'

/** A component of the site that a text asks for, by the name of its file, and where. */
export interface IslandUse extends Place {
  readonly name: string
}

/** The islands of a tree in the order in which they stand; those without a name have been told already. */
export function findIslands(tree: Root): IslandUse[] {
  const islands: IslandUse[] = []
  walkElements(tree, ({ tagName, properties, position }) => {
    if (tagName !== ISLAND_TAG || !properties['name']) return
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    islands.push({ name: String(properties['name']), line, column })
  })
  return islands
}
