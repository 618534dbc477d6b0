import { expect, test } from 'vitest'
import { compareCodePoints } from './compare-code-points.ts'

test('texts are ordered by code point, characters beyond the basic plane last', () => {
  const shuffled = ['å', 'b', '\u{1F41F}', 'a', '\u{FB01}', 'B', 'ab', '']
  expect(shuffled.toSorted(compareCodePoints)).toEqual([
    '',
    'B',
    'a',
    'ab',
    'b',
    'å',
    '\u{FB01}',
    '\u{1F41F}',
  ])
})
