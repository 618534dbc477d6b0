import { setFlagsFromString } from 'node:v8'
import { expect, test, vi } from 'vitest'
import { isAtLongWork, noteFinishedTask } from './long-work.ts'

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn<(flags: string) => void>() }))

test('work is long from the two thousandth task on, and is held to less memory then', () => {
  for (let task = 1; task < 2000; task += 1) noteFinishedTask()
  expect(isAtLongWork()).toBe(false)
  expect(setFlagsFromString).not.toHaveBeenCalled()
  noteFinishedTask()
  expect(isAtLongWork()).toBe(true)
  expect(setFlagsFromString).toHaveBeenCalledWith(expect.stringContaining('--heap-growing-percent'))
})
