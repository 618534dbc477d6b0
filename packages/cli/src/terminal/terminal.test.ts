import process from 'node:process'
import { expect, test } from 'vitest'
import { createTerminal } from './terminal.ts'

test.each(['stdout', 'stderr'] as const)('a reader may close %s early', (name) => {
  createTerminal()
  const fail = (code: string) => () => process[name].emit('error', Object.assign(new Error(code), { code }))
  expect(fail('EPIPE')).not.toThrow()
  expect(fail('EIO')).toThrow('EIO')
})
