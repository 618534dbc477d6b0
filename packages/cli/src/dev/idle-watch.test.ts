import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createIdleWatch } from './idle-watch.ts'

test('somebody who comes is heard before whoever works while nobody waits goes on', async () => {
  const idle = createIdleWatch()
  const order: string[] = []
  const asking = nextTurn().then(() => order.push('asked'))
  await idle.whenIdle()
  order.push('worked')
  await asking
  expect(order).toEqual(['asked', 'worked'])
})
