import { expect, test } from 'vitest'
import { emptyCells, openTemplate } from './write-rows.ts'

/** Rows that count how often somebody looks into one of them. */
function countedRows(count: number) {
  const counter = { reads: 0 }
  const rows = Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    get values() {
      counter.reads += 1
      return { name: index === 3 ? '' : `Net ${index}` }
    },
  }))
  return { counter, rows }
}

function readsFor(text: string): { readonly opened: number; readonly searched: number } {
  const { counter, rows } = countedRows(20)
  openTemplate('nets.md', text, { rows, variables: new Map() })
  const opened = counter.reads
  emptyCells('nets.md', text, { rows, dataFile: 'nets.csv' })
  return { opened, searched: counter.reads - opened }
}

test('a template that names a column often looks no oftener into the rows', () => {
  expect(readsFor('{{ row.name }}\n'.repeat(50))).toEqual(readsFor('{{ row.name }}\n'))
})

test('each place of an empty cell is reported, with the first row that has it', () => {
  const { rows } = countedRows(20)
  const warnings = emptyCells('nets.md', '---\ntitle: Nets\n---\nA {{ row.name }}, {{ row.name }}\n', {
    rows,
    dataFile: 'nets.csv',
  })
  expect(warnings.map(({ line, column }) => [line, column])).toEqual([
    [4, 3],
    [4, 19],
  ])
  expect(warnings[0]?.problem).toBe(
    '"name" is empty in 1 of 20 rows, first at nets.csv:5, so nothing is printed here.',
  )
})
