import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { FYR } from './temporary-site.ts'

/** A command that serves a site until it is stopped. */
export interface Served {
  readonly origin: string
  stop: () => Promise<void>
}

/** Serves the site in a folder at a free port. */
export async function serve(command: 'dev' | 'preview', folder: string): Promise<Served> {
  const server: ChildProcess = spawn(FYR, [command, '--root', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const origin = await new Promise<string>((resolve) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
  const stop = async (): Promise<void> => {
    server.kill()
    // It writes what the next start can use before it ends.
    await once(server, 'exit')
  }
  return { origin, stop }
}
