import type { Root } from 'hast'
import type { Place, Issue } from '../../content-error.ts'
import { walkElements } from '../document/walk-tree.ts'

/** Placeholder element for the cards of a category. */
export const CARDS_TAG = 'fyr-cards'

/** Positions of the `::cards` in a tree. */
export function findCards(tree: Root): Place[] {
  const places: Place[] = []
  walkElements(tree, ({ tagName, position }) => {
    if (tagName !== CARDS_TAG) return
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    places.push({ line, column })
  })
  return places
}

/** The problem with `::cards` on a page without a category. */
export const MISPLACED_CARDS: Issue = {
  code: 'misplaced-cards',
  problem: '"::cards" lists the pages of a sidebar category, but this page does not belong to one.',
  hint: 'Make this doc the "link" of a category, or remove the line.',
}
