import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
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

test('an idle connection stays open for longer than a proxy keeps it, and closing does not wait for it', async () => {
  const server = createServer((_request, response) => void response.end())
  const { origin, close } = await listen(server, { host: HOST, port: 0, isPortFixed: true })
  const agent = new Agent({ keepAlive: true })
  const [response] = (await once(get(origin, { agent }), 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  const [, seconds] = /timeout=(\d+)/.exec(String(response.headers['keep-alive'])) ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await close()
  agent.destroy()
})
