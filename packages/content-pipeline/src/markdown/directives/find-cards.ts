import type { Root } from 'hast'
import type { Place, Fault } from '../../content-error.ts'
import { walkElements } from '../document/walk-tree.ts'

/** Element that stands for the cards of a category until they are known. */
export const CARDS_TAG = 'fyr-cards'

/** Places at which a tree asks for the cards of its category. */
export function findCards(tree: Root): Place[] {
  const places: Place[] = []
  walkElements(tree, ({ tagName, position }) => {
    if (tagName !== CARDS_TAG) return
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    places.push({ line, column })
  })
  return places
}

/** What is wrong with `::cards` on a page that is no category's. */
export const MISPLACED_CARDS: Fault = {
  code: 'misplaced-cards',
  problem: '"::cards" lists the pages of a sidebar category, but this page does not belong to one.',
  hint: 'Make this doc the "link" of a category, or remove the line.',
}
