import { expect, test } from 'vitest'
import { parseXliff } from './xliff.ts'

/** To look for the start of each element among all that are open takes minutes. */
test('elements that are nested too deeply are refused', () => {
  const text = `<xliff>${'<a>'.repeat(200_000)}${'</b>'.repeat(200_000)}`
  expect(() => parseXliff(text)).toThrow(new RangeError('This XLIFF is nested too deeply.'))
})

const levels = (amount: number): string =>
  `<xliff>${'<a>'.repeat(amount - 1)}${'</a>'.repeat(amount - 1)}</xliff>`

test('a hundred levels are read, and no more', () => {
  expect(parseXliff(levels(100))).toEqual([])
  expect(() => parseXliff(levels(101))).toThrow('This XLIFF is nested too deeply.')
})
