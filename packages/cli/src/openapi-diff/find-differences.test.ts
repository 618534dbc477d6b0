import { expect, test } from 'vitest'
import { findDifferences } from './find-differences.ts'

test('equal items of a long list are counted, not searched', () => {
  const list = Array.from({ length: 10_000 }, () => 'x')
  const start = performance.now()
  expect(findDifferences(list, [...list, 'x'])).toEqual([{ before: null, after: [10_000] }])
  // Some milliseconds; more than ten seconds if each item is compared with all before it.
  expect(performance.now() - start).toBeLessThan(2000)
})
