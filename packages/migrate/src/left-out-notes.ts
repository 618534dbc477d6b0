import { COLOURS_OF_TERMINAL } from './old-site/plain-terminal.ts'
import type { MigrationNote } from './old-site/migration-plan.ts'

const COLOURS =
  'The escape codes for terminal colours are removed from this code, because readers would see them. The words stay.'
const FILLED =
  'This element is empty until a script fills it, so it is left out of the pages. If the site still loads that script, put the element into a slot of the theme.'

/** Notes on what was left out of pages, by its name, with the number of pages. */
export function leftOutNotes(leftOut: ReadonlyMap<string, number>): readonly MigrationNote[] {
  return [...leftOut].map(([name, pages]) => ({
    kind: 'text',
    name,
    instead: name === COLOURS_OF_TERMINAL ? COLOURS : FILLED,
    pages,
  }))
}
