import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createPreviewHandler } from '../preview/preview-handler.ts'
import { listen } from '../serve/listen.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** A server with a site. */
export interface WebServer {
  readonly origin: string
  close(): Promise<void>
}

/** Ways to serve a published folder (absolute), each with the configuration that the build wrote for it. */
export const WEB_SERVERS: Readonly<Record<string, (out: string) => Promise<WebServer>>> = {
  'fyr preview': (out) =>
    listen(createServer(createPreviewHandler(out, '/')), { host: '127.0.0.1', port: 0, isPortFixed: true }),
  nginx: (out) =>
    start(process.env.NGINX_PATH ?? '/usr/sbin/nginx', 'nginx-light', (port, folder) => {
      const server = `server { listen 127.0.0.1:${port}; root ${out}; include ${out}/_nginx.conf; }`
      const logs = `access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`
      const file = join(folder, 'nginx.conf')
      // A master process would change its user; without one there is a single process to stop.
      const process = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`
      writeFileSync(file, `${process} events {} http { ${logs} ${server} }`)
      return ['-c', file, '-e', `${folder}/error.log`]
    }),
  caddy: (out) =>
    start(process.env.CADDY_PATH ?? '/usr/bin/caddy', 'caddy', (port, folder) => {
      const file = join(folder, 'Caddyfile')
      const site = `http://127.0.0.1:${port} {\n  root * ${out}\n  import ${out}/_Caddyfile\n}\n`
      writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`)
      return ['run', '--config', file, '--adapter', 'caddyfile']
    }),
}

/** Starts a program of the machine on a free port. Throws with its output when it ends, or with its package where it is missing. */
async function start(
  program: string,
  debianPackage: string,
  configure: (port: number, folder: string) => string[],
): Promise<WebServer> {
  const folder = makeTemporaryFolder()
  const port = await freePort()
  const child = spawn(program, configure(port, folder), { env: { ...process.env, HOME: folder } })
  let output = ''
  child.stderr.on('data', (bytes) => (output += String(bytes)))
  child.on('error', () => (output += `This test needs ${program}, of Debian's package "${debianPackage}".`))
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
