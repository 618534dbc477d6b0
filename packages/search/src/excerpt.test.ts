import { expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { excerptOf } from './excerpt.ts'

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
