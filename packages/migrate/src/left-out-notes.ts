import { COLOURS_OF_TERMINAL } from './old-site/plain-terminal.ts'
import type { MigrationNote } from './old-site/migration-plan.ts'

const COLOURS =
  'The colours of such code are left out with the marks that made them, as readers would see these: its words are there.'
const FILLED =
  'A script filled this element, which is empty without it: it is left out of the pages. If the script still runs here, put the element into a slot of the theme.'

/** Notes on what was left out of pages, by its name, with the number of pages. */
export function leftOutNotes(leftOut: ReadonlyMap<string, number>): readonly MigrationNote[] {
  return [...leftOut].map(([name, pages]) => ({
    kind: 'text',
    name,
    instead: name === COLOURS_OF_TERMINAL ? COLOURS : FILLED,
    pages,
  }))
}
