import { expect, test } from 'vitest'
import { openPool } from './open-pool.ts'

test('tasks of a worker that can not be loaded are refused, however many wait', async () => {
  const pool = openPool({ worker: 'no-worker.js', data: null, deadlineMs: 10_000, memoryMb: 64 })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => pool.run(null)))
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'))
  await expect(pool.run(null)).rejects.toThrow('no-worker.js')
  await pool.close()
})
