import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const HOST = '127.0.0.1'

function portOf(origin: string): number {
  return Number(new URL(origin).port)
}

test('a port in use is skipped unless it was requested', async () => {
  const first = await listen(createServer(), { host: HOST, port: 0, isPortFixed: true })
  const port = portOf(first.origin)
  const second = await listen(createServer(), { host: HOST, port, isPortFixed: false })
  expect(portOf(second.origin)).toBeGreaterThan(port)
  await expect(listen(createServer(), { host: HOST, port, isPortFixed: true })).rejects.toThrow(
    `Port ${port} on ${HOST} is already in use.`,
  )
  await Promise.all([first.close(), second.close()])
})

test('a closed server leaves its port free', async () => {
  const first = await listen(createServer(), { host: HOST, port: 0, isPortFixed: true })
  await first.close()
  const again = await listen(createServer(), { host: HOST, port: portOf(first.origin), isPortFixed: true })
  expect(again.origin).toBe(first.origin)
  await again.close()
})
