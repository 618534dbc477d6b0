import { EventEmitter, once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadingGate } from './reading-gate.ts'

test('reading goes on at once as long as nobody may wait to be heard', () => {
  expect(createReadingGate(() => 0).pause()).toBeNull()
})

test('whoever comes is heard after a while, and then reading goes on', async () => {
  let time = 0
  const gate = createReadingGate(() => time)
  time = 30
  const pause = gate.pause()
  expect(pause).not.toBeNull()
  let isHeard = false
  setImmediate(() => (isHeard = true))
  await pause
  expect(isHeard).toBe(true)
  expect(gate.pause()).toBeNull()
})

test('reading waits for work that somebody waits for, and for what came meanwhile', async () => {
  const gate = createReadingGate(() => 0)
  const ends = new EventEmitter()
  const done: string[] = []
  const works = [gate.during(() => once(ends, 'first')), gate.during(() => once(ends, 'second'))]
  const read = gate.pause()?.then(() => done.push('read'))
  ends.emit('first')
  await works[0]
  await nextTurn()
  await nextTurn()
  expect(done).toEqual([])
  ends.emit('second')
  await read
  expect(done).toEqual(['read'])
})

test('work that fails holds nothing up', async () => {
  const gate = createReadingGate(() => 0)
  await expect(gate.during(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  expect(gate.pause()).toBeNull()
})
