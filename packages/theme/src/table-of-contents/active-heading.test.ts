// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { activeHeading, findActiveHeading } from './active-heading.ts'

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

test('hidden headings take no part and are not measured', () => {
  document.body.innerHTML = '<h2 id="read">R</h2><h2 id="hidden">H</h2><h2 id="below">B</h2>'
  const tops: Record<string, number> = { read: -500, hidden: 0, below: 700 }
  const measured: string[] = []
  for (const heading of document.querySelectorAll('h2')) {
    const top = tops[heading.id] ?? 0
    heading.checkVisibility = () => heading.id !== 'hidden'
    heading.getBoundingClientRect = () => {
      measured.push(heading.id)
      return { top, bottom: top + 40 } as DOMRect
    }
  }
  expect(findActiveHeading(['read', 'hidden', 'below'])).toBe('read')
  expect(measured).toEqual(['read', 'below'])
})
