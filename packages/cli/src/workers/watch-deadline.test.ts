import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSigns, markFinished, markStarted } from './task-signs.ts'
import { watchDeadline } from './watch-deadline.ts'

const clock = { elapsedMs: 0, processorMs: 0 }

beforeEach(() => {
  Object.assign(clock, { elapsedMs: 0, processorMs: 0 })
  vi.useFakeTimers()
  vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => BigInt(clock.elapsedMs) * 1_000_000n)
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: clock.processorMs * 1000, system: 0 }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets time pass of which the process gets a share of one processor. */
function pass(seconds: number, share: number): void {
  for (let second = 0; second < seconds; second += 1) {
    clock.elapsedMs += 1000
    clock.processorMs += 1000 * share
    vi.advanceTimersByTime(1000)
  }
}

test('a task is overdue after its deadline', () => {
  const onOverdue = vi.fn<() => void>()
  const signs = createSigns()
  markStarted(signs)
  watchDeadline(signs, 30_000, onOverdue)
  pass(29, 1)
  expect(onOverdue).not.toHaveBeenCalled()
  pass(2, 1)
  expect(onOverdue).toHaveBeenCalledOnce()
})

test('a task has more time where other programs use the processor', () => {
  const onOverdue = vi.fn<() => void>()
  const signs = createSigns()
  markStarted(signs)
  watchDeadline(signs, 30_000, onOverdue)
  pass(58, 0.5)
  expect(onOverdue).not.toHaveBeenCalled()
  pass(4, 0.5)
  expect(onOverdue).toHaveBeenCalledOnce()
})

test('a task that waits for something that never happens is overdue in the end', () => {
  const onOverdue = vi.fn<() => void>()
  const signs = createSigns()
  markStarted(signs)
  watchDeadline(signs, 30_000, onOverdue)
  pass(118, 0)
  expect(onOverdue).not.toHaveBeenCalled()
  pass(4, 0)
  expect(onOverdue).toHaveBeenCalledOnce()
})

test('waiting for a thread does not count, and a finished task is never overdue', () => {
  const onOverdue = vi.fn<() => void>()
  const signs = createSigns()
  watchDeadline(signs, 30_000, onOverdue)
  pass(100, 1)
  markStarted(signs)
  pass(28, 1)
  markFinished(signs)
  pass(100, 1)
  expect(onOverdue).not.toHaveBeenCalled()
})
