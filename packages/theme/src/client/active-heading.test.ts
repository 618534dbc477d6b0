import { expect, test } from 'vitest'
import { activeHeading } from './active-heading.ts'

const NAVBAR = 60
const WINDOW = 800

/** Headings of 40 px whose tops are given. */
function headings(...tops: number[]) {
  return tops.map((top, index) => ({ id: `h${index + 1}`, top, bottom: top + 40 }))
}

test.each<[string, number[], string | null]>([
  ['a page without headings', [], null],
  ['a long introduction', [700, 1500], null],
  ['the first heading in the upper half', [300, 900], 'h1'],
  ['the first heading exactly below the bar', [60, 900], 'h1'],
  ['a heading under the bar, the next far below', [59, 900], 'h1'],
  ['a heading gone by, the next in the upper half', [-500, 200], 'h2'],
  ['a heading gone by, the next in the lower half', [-500, 500], 'h1'],
  ['a heading that reaches over the middle', [-500, 370], 'h1'],
  ['all headings gone by', [-900, -500], 'h2'],
])('%s', (_, tops, id) => {
  expect(activeHeading(headings(...tops), NAVBAR, WINDOW)).toBe(id)
})
