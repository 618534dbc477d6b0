import { expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { excerptOf } from './excerpt.ts'
import { TABLE_MARKS } from './table-heads.ts'

function excerpt(text: string, word: string): string {
  const pieces = excerptOf(text, new Set([word]), createAnalyser(null))
  return pieces.map((piece) => piece.text).join('')
}

const ROWS = Array.from({ length: 40 }, (_, row) => `name${row}, a, meaning of it`)

test('a part of a table begins and ends with words beside its ellipses', () => {
  for (const word of ['name5', 'name6', 'name17', 'name30', 'name38']) {
    const shown = excerpt(ROWS.join(' · '), word)
    expect(shown).toContain(word)
    expect(shown).toMatch(/^… \w.*\w(?: …)?$/)
  }
})

test('a short text is shown as it is', () => {
  expect(excerpt('name, · a', 'name')).toBe('name, · a')
})

/** A table as the text of a section. */
function table(rows: readonly (readonly string[])[]): string {
  const { head, cell, end } = TABLE_MARKS
  const written = rows.map((row, number) =>
    row.map((text, column) => (number === 0 ? head(column) : cell(column)) + text).join(', '),
  )
  return written.join(' · ') + end
}

test('a cell has the head of its column beside it, wherever an excerpt begins and ends', () => {
  expect(
    excerpt(
      table([
        ['Limit', 'For'],
        ['1,000 a minute', 'keys'],
      ]),
      'minute',
    ),
  ).toBe('Limit: 1,000 a minute, For: keys')
  const rows = Array.from({ length: 40 }, (_none, row) => [`name${row}`, 'a b c', `meaning of ${row}`])
  for (const word of ['name5', 'name6', 'name17', 'name30', 'name38']) {
    const shown = excerpt(table([['Field', 'Type', 'What it is'], ...rows]), word)
    expect(shown).toContain(`Field: ${word}`)
    expect(shown).toMatch(/^… (?:Field|Type|What it is): \w/)
    expect(shown).not.toMatch(/:(?: …)?$/)
  }
})

test('in a long cell, the head of the column comes before what is left out', () => {
  const cell = `${'a word '.repeat(40)}and a minute ${'a word '.repeat(40)}`
  const text = table([
    ['For', 'Limit'],
    ['keys', cell],
  ])
  expect(excerpt(text, 'minute')).toMatch(/^… Limit: … .*a minute.* …$/)
})
