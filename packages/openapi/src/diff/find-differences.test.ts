import { expect, test, vi } from 'vitest'
import { findDifferences } from './find-differences.ts'

test('equal items of a long list are counted, not searched', () => {
  const list = Array.from({ length: 1000 }, () => 'x')
  const lookups = [vi.spyOn(Map.prototype, 'has'), vi.spyOn(Map.prototype, 'get')]
  const differences = findDifferences(list, [...list, 'x'])
  const count = lookups.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const lookup of lookups) lookup.mockRestore()
  expect(differences).toEqual([{ before: null, after: [1000] }])
  // A few for each item; hundreds of thousands if each is compared with all before it.
  expect(count).toBeLessThan(20 * list.length)
})
