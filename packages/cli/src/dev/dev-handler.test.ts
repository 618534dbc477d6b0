import { once } from 'node:events'
import { truncateSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createDevHandler } from './dev-handler.ts'
import { createRevision } from './revision.ts'
import { openDevSession } from './dev-session.ts'
import { createLazyVite } from './lazy-vite.ts'

test('a download that pauses holds nothing up', async () => {
  const root = copyTinySite()
  writeFileSync(join(root, 'static/big.bin'), '')
  // More than the buffers between the two ends of a connection hold.
  truncateSync(join(root, 'static/big.bin'), 64 * 1024 * 1024)
  const session = await openDevSession(root)
  const server = createServer()
  const host = '127.0.0.1'
  const vite = createLazyVite(root, { themeName: '', themeServer: '', contentFolders: [], server, host })
  const handle = createDevHandler(vite, session, { revision: createRevision(), host })
  server.on('request', (request, response) => void handle(request, response))
  await once(server.listen(0, host), 'listening')
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get({ host, port, path: '/big.bin' }), 'response')) as [IncomingMessage]
  await session.whenIdle()
  expect([response.statusCode, response.complete]).toEqual([200, false])
  server.closeAllConnections()
  server.close()
  await session.close()
})
