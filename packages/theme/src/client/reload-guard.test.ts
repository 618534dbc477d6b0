// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createReloadGuard } from './reload-guard.ts'

function setUp() {
  const values = new Map<string, string>()
  const reload = vi.fn<() => void>()
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) values.delete(key)
      else values.set(key, value)
    },
  }
  return { guard: createReloadGuard(storage, reload), reload }
}

test('a document is loaded once, not in a loop', () => {
  const { guard, reload } = setUp()
  expect([guard.reload('/a'), guard.reload('/a')]).toEqual([true, false])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(guard.wasReloaded('/a')).toBe(true)
})

test('another document, or the same one after a successful navigation, is loaded again', () => {
  const { guard, reload } = setUp()
  guard.reload('/a')
  guard.reload('/b')
  guard.clear()
  expect(guard.wasReloaded('/b')).toBe(false)
  guard.reload('/b')
  expect(reload).toHaveBeenCalledTimes(3)
})
