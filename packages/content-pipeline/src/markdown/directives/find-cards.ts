import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import type { Point, Issue } from '../../content-error.ts'

/** Placeholder element for the cards of a category. */
export const CARDS_TAG = 'fyr-cards'

/** Positions of the `::cards` in a tree. */
export function findCards(tree: Root): Point[] {
  const points: Point[] = []
  walkElements(tree, ({ tagName, position }) => {
    if (tagName !== CARDS_TAG) return
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    points.push({ line, column })
  })
  return points
}

/** The problem with `::cards` on a page without a category. */
export const MISPLACED_CARDS: Issue = {
  code: 'misplaced-cards',
  problem: '"::cards" lists the pages of a sidebar category, but this page does not belong to one.',
  hint: 'Make this doc the "link" of a category, or remove the line.',
}
