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

test.each([
  ['http://localhost', 'The host "http://localhost" cannot be found.'],
  ['192.0.2.1', 'The host "192.0.2.1" is not an address of this machine.'],
])('a host that the server cannot listen at is reported: %s', async (host, problem) => {
  const listening = listen(createServer(), { host, port: 0, isPortFixed: true })
  await expect(listening).rejects.toMatchObject({ diagnostics: [{ code: 'host-unusable', problem }] })
})

test('a port that needs more rights is reported', async () => {
  const server = createServer()
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })))
    return server
  }
  const listening = listen(server, { host: HOST, port: 80, isPortFixed: true })
  await expect(listening).rejects.toThrow('Port 80 on 127.0.0.1 needs more rights than you have.')
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
