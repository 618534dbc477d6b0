import type { Fault } from '../content-error.ts'

/** What is wrong with `::cards` on a page that is no category's. */
export const MISPLACED_CARDS: Fault = {
  code: 'misplaced-cards',
  problem: '"::cards" lists the pages of a sidebar category, but this page does not belong to one.',
  hint: 'Make this doc the "link" of a category, or remove the line.',
}
