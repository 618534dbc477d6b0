import { expect, test } from 'vitest'
import { createWorkTimes } from './work-times.ts'

test('only the longest are remembered, the longest first', () => {
  const times = createWorkTimes(2)
  for (const milliseconds of [3, 9, 1, 7, 0]) times.add({ name: `n${milliseconds}`, milliseconds })
  expect(times.longest().map(({ name }) => name)).toEqual(['n9', 'n7'])
})
