import { setFlagsFromString } from 'node:v8'
import { expect, test, vi } from 'vitest'
import { isAtLongWork, noteFinishedTask, suitV8ToWork } from './long-work.ts'

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn<(flags: string) => void>() }))

/** Flags as the last calls have left them, by name. */
function flags(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    vi.mocked(setFlagsFromString).mock.calls.map(([flag]) => flag.split('=') as [string, string]),
  )
}

test('work is long from the two thousandth task on, and stays so for pools that are opened then', () => {
  suitV8ToWork()
  expect(Number(flags()['--initial-old-space-size'])).toBeGreaterThan(0)
  for (let task = 1; task < 2000; task += 1) noteFinishedTask()
  expect(isAtLongWork()).toBe(false)
  expect(flags()).not.toHaveProperty('--heap-growing-percent')
  noteFinishedTask()
  expect(isAtLongWork()).toBe(true)
  const { '--initial-old-space-size': old, '--heap-growing-percent': waste } = flags()
  expect([old, Number(waste) > 0]).toEqual(['0', true])
  suitV8ToWork()
  expect(flags()['--initial-old-space-size']).toBe('0')
})
