import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const OUT = join(import.meta.dirname, '../dist')
const TRIES = 100

/** A running server of the built site. */
export interface SiteServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts nginx with the configuration that the build wrote, and nothing else that decides an answer. */
export async function serveWithNginx(port: number): Promise<SiteServer> {
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'fyr-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const server = `server { listen ${port}; root ${OUT}; include ${OUT}/_nginx.conf; }`
  const settings = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `${settings} events {} http { access_log off; ${temporary.join(' ')} ${server} }`)
  const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx'
  const nginx = spawn(program, ['-c', file, '-e', `${folder}/error.log`])
  await once(nginx, 'spawn')
  const stop = async (): Promise<void> => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
  }
  if (await answers(origin, TRIES)) return { origin, stop }
  await stop()
  throw new Error(`nginx does not answer at ${origin}.`)
}

async function answers(origin: string, tries: number): Promise<boolean> {
  const answer = await fetch(origin).catch(() => null)
  if (answer?.status === 200 || tries === 0) return answer?.status === 200
  await wait(100)
  return answers(origin, tries - 1)
}
