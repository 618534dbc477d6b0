import { expect, test } from 'vitest'
import { matchAlike } from './match-alike.ts'

/** To compare each with each would be 160,000 comparisons. */
const ROWS = 400

test('in a long table whose rows have all changed, a new one is not taken for its neighbour', () => {
  const older = Array.from({ length: ROWS }, (_, row) => row)
  const newer = [...older.slice(0, 100), -1, ...older.slice(100)]
  const looked = new Set<string>()
  const found = matchAlike(
    older.map(() => null),
    {
      olderKinds: older.map(() => 'row'),
      newerKinds: newer.map(() => 'row'),
      alikeness: (from, at) => {
        looked.add(`${from} ${at}`)
        return older[from] === newer[at] ? 0.8 : 0.1
      },
    },
  )
  expect(found).toEqual(older.map((row) => (row < 100 ? row : row + 1)))
  expect(looked.size).toBeLessThan(50_000)
})
