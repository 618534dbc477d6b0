// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { sortTable } from './sort-table.ts'

const ROWS = [
  ['Øyer', '9'],
  ['ål', ''],
  ['Cod', '1 000'],
  ['cod 10', '−3,5'],
  ['cod 9', '9'],
]

beforeEach(() => {
  document.documentElement.lang = 'no'
  const head = ['name', 'depth'].map((name) => `<th><button>${name}</button></th>`).join('')
  const body = ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  document.body.innerHTML = `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
})

function press(column: number): { readonly first: string[]; readonly sorted: (string | null)[] } {
  const button = document.querySelectorAll('button')[column]
  if (button) sortTable(button)
  return {
    first: [...document.querySelectorAll('td:first-child')].map((cell) => cell.textContent ?? ''),
    sorted: [...document.querySelectorAll('th')].map((cell) => cell.getAttribute('aria-sort')),
  }
}

test('numbers are sorted by size, empty cells last, and equal rows stay as they were written', () => {
  expect(press(1)).toEqual({
    first: ['cod 10', 'Øyer', 'cod 9', 'Cod', 'ål'],
    sorted: [null, 'ascending'],
  })
  expect(press(1)).toEqual({
    first: ['Cod', 'Øyer', 'cod 9', 'cod 10', 'ål'],
    sorted: [null, 'descending'],
  })
})

test('cells without a number come last in both directions, and a dash is no value', () => {
  const depths = ['n/a', '1,000', '–', '50', '−3', '12,500']
  document.documentElement.lang = 'en'
  for (const [at, cell] of document.querySelectorAll('td:last-child').entries())
    cell.textContent = depths[at] ?? ''
  document
    .querySelector('tbody')
    ?.insertAdjacentHTML('beforeend', `<tr><td>Eel</td><td>${depths[5]}</td></tr>`)
  expect(press(1).first).toEqual(['cod 9', 'cod 10', 'ål', 'Eel', 'Øyer', 'Cod'])
  expect(press(1).first).toEqual(['Eel', 'ål', 'cod 10', 'cod 9', 'Øyer', 'Cod'])
})

test('texts are sorted as in the language of the page', () => {
  expect(press(0)).toEqual({ first: ['Cod', 'cod 9', 'cod 10', 'Øyer', 'ål'], sorted: ['ascending', null] })
})

test('the third press gives the rows as they were written, and another column starts anew', () => {
  press(1)
  press(1)
  expect(press(1)).toEqual({ first: ROWS.map(([name]) => name), sorted: [null, null] })
  press(1)
  expect(press(0).sorted).toEqual(['ascending', null])
})

test('a button outside of a table does nothing', () => {
  document.body.innerHTML = '<button>Alone</button>'
  expect(press(0)).toEqual({ first: [], sorted: [] })
})
