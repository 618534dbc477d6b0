import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { createPreviewHandler } from '../preview/preview-handler.ts'
import { ownFile } from '../own-package.ts'
import { listen } from '../serve/listen.ts'

/** A server with a site. */
export interface WebServer {
  readonly origin: string
  close(): Promise<void>
}

/** Ways to serve a published folder (absolute), each with the configuration that the build wrote for it. */
export const WEB_SERVERS: Readonly<Record<string, (out: string) => Promise<WebServer>>> = {
  'fyr preview': (out) =>
    listen(createServer(createPreviewHandler(out, '/')), { host: '127.0.0.1', port: 0, isPortFixed: true }),
  nginx: (out) => start('nginx', out),
  caddy: (out) => start('caddy', out),
}

/** Starts a program of the machine on a free port. Throws with its output when it ends, or with its package where it is missing. */
async function start(name: string, out: string): Promise<WebServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [ownFile('../../scripts/serve-site.mjs'), name, String(port), out])
  let output = ''
  child.stderr.on('data', (bytes) => (output += String(bytes)))
  const origin = `http://127.0.0.1:${port}`
  await untilAnswered(origin, child, () => output)
  return {
    origin,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const { origin, close } = await listen(createServer(), { host: '127.0.0.1', port: 0, isPortFixed: true })
  await close()
  return Number(new URL(origin).port)
}

async function untilAnswered(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) throw new Error(output())
  try {
    await fetch(origin)
  } catch {
    await setTimeout(50)
    await untilAnswered(origin, child, output)
  }
}
