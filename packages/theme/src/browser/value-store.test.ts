import { expect, test, vi } from 'vitest'
import { createValueStore } from './value-store.ts'

test('subscribers are notified of a different value, until they unsubscribe', () => {
  const store = createValueStore('a')
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  store.set('a')
  expect(listener).not.toHaveBeenCalled()
  store.set('b')
  expect([store.get(), listener.mock.calls.length]).toEqual(['b', 1])
  leave()
  store.set('c')
  expect(listener).toHaveBeenCalledTimes(1)
})
