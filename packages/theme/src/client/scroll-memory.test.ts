// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createScrollMemory, MAX_REMEMBERED_ENTRIES } from './scroll-memory.ts'

function storageWith(saved: string | null) {
  const state = { saved }
  const read = (): string | null => state.saved
  return {
    state,
    storage: {
      read,
      write: (_: 'fyr.scroll', value: string | null) => {
        state.saved = value
      },
    },
  }
}

test('what one document saves the next recalls', () => {
  const { storage } = storageWith(null)
  const memory = createScrollMemory(storage)
  memory.remember('a', 600.4)
  memory.save()
  expect(createScrollMemory(storage).recall('a')).toBe(600)
  expect(createScrollMemory(storage).recall('b')).toBeNull()
})

test.each(['nonsense', '{"a":1}', '[1,["a"],["b","c"],[2,3]]', 'null'])(
  'saved text such as %s is not a position',
  (saved) => {
    const memory = createScrollMemory(storageWith(saved).storage)
    memory.save()
    expect(['a', 'b', '2'].map(memory.recall)).toEqual([null, null, null])
  },
)

test('only so many entries are remembered, the latest', () => {
  const { storage, state } = storageWith(null)
  const memory = createScrollMemory(storage)
  for (let index = 0; index <= MAX_REMEMBERED_ENTRIES; index += 1) memory.remember(`k${index}`, index)
  memory.save()
  expect(memory.recall('k0')).toBeNull()
  expect(JSON.parse(state.saved ?? '')).toHaveLength(MAX_REMEMBERED_ENTRIES)
})
