import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createIdleWatch } from './idle-watch.ts'

test('a request is answered before idle work continues', async () => {
  const idle = createIdleWatch()
  const order: string[] = []
  const asking = nextTurn().then(() => order.push('asked'))
  await idle.whenIdle()
  order.push('worked')
  await asking
  expect(order).toEqual(['asked', 'worked'])
})
