import { expect, test } from 'vitest'
import { createTermIndex } from './term-index.ts'

/** Changes between two words, by the whole table. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: one.length + 1 }, (_none, at) => at)
  for (const [depth, letter] of [...other].entries()) {
    const next = [depth + 1]
    for (let at = 1; at <= one.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (one[at - 1] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[one.length] ?? 0
}

/** Words of three letters of the alphabet, of one to five letters: many begin alike. */
const WORDS = ['a', 'b', 'c'].flatMap((one) =>
  ['', 'a', 'b', 'ca', 'cab', 'bbaa', 'acca'].map((rest) => one + rest),
)
const index = createTermIndex(new Map(WORDS.map((word, number) => [word, number])))

test.each(['a', 'abba', 'cacab', 'ccc', 'bbbaaa'])(
  'the words near to "%s" are those of the whole table',
  (term) => {
    for (const edits of [1, 2, 3]) {
      const near = WORDS.map((word) => [word, changesBetween(term, word)] as const).filter(
        ([, changes]) => changes <= edits,
      )
      expect(new Map(index.nearTo(term, edits))).toEqual(new Map(near))
    }
  },
)

test('terms are found by their letters, and by those that they begin with', () => {
  expect(index.get('cca')).toBe(WORDS.indexOf('cca'))
  expect([index.has('cca'), index.has('cab'), index.has('x')]).toEqual([true, false, false])
  expect(index.beginningWith('cca')).toEqual(['cca', 'ccab'])
  expect(index.beginningWith('')).toHaveLength(WORDS.length)
  expect(index.beginningWith('d')).toEqual([])
})
