import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

test('a value is computed once for each object, whatever it is', () => {
  const compute = vi.fn<(list: readonly number[]) => number | undefined>((list) => list[0])
  const first = oncePer(compute)
  const [filled, empty] = [[1], []]
  expect([first(filled), first(filled), first(empty), first(empty)]).toEqual([1, 1, undefined, undefined])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('objects that look alike are distinguished', () => {
  const first = oncePer((list: readonly number[]) => ({ list }))
  expect(first([1])).not.toBe(first([1]))
})
