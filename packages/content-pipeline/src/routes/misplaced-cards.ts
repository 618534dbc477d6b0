import type { Fault } from '../content-error.ts'

/** What is wrong with `::cards` on a page that is no category's. */
export const MISPLACED_CARDS: Fault = {
  code: 'misplaced-cards',
  problem: '"::cards" shows what lies under a category of the sidebar, and this is the page of none.',
  hint: 'Make the doc the page of a category with its "link", or take the line out.',
}
