import { expect, test } from 'vitest'
import { bestOf } from './best-of.ts'

const ranks = Float64Array.from([1, 5, 3, 5, 0, 2])

test('the best numbers come first, and those with the same rank in their order', () => {
  expect(bestOf([0, 3, 1, 2, 4, 5], ranks, 4)).toEqual([3, 1, 2, 5])
  expect(bestOf([5, 4, 2, 1, 0, 3], ranks, 2)).toEqual([1, 3])
})

test('fewer numbers than asked for are all sorted', () => {
  expect(bestOf([4, 0, 2], ranks, 10)).toEqual([2, 0, 4])
  expect(bestOf([], ranks, 3)).toEqual([])
  expect(bestOf([1], ranks, 0)).toEqual([])
})
