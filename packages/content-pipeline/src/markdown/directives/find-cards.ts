import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import { START, startOf } from '../document/document-context.ts'
import type { Point, Issue } from '../../diagnostic.ts'

/** Placeholder element for the cards of a category. */
export const CARDS_TAG = 'fyr-cards'

/** Positions of the `::cards` in a tree. */
export function findCards(tree: Root): Point[] {
  const points: Point[] = []
  walkElements(tree, (element) => {
    if (element.tagName === CARDS_TAG) points.push(startOf(element) ?? START)
  })
  return points
}

/** The problem with `::cards` on a page without a category. */
export const MISPLACED_CARDS: Issue = {
  code: 'misplaced-cards',
  problem: '"::cards" lists the pages of a sidebar category, but this page does not belong to one.',
  hint: 'Make this doc the "link" of a category, or remove the line.',
}
