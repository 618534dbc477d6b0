import { once } from 'node:events'
import type { Server } from 'node:http'
import { SiteError, type SiteIssue } from '../site-error.ts'

/** Number of ports to try above the first one. */
const PORTS_TRIED = 20

/**
 * How long an idle connection stays open, in milliseconds. Node closes it after 5 seconds, and a client that uses it again
 * at that moment fails: proxies of remote workspaces, and browsers under load. Longer than the minute that proxies keep theirs.
 */
const KEEP_ALIVE_MS = 75_000

export interface ListenOptions {
  readonly host: string
  /** First port to try; 0 lets the system choose. */
  readonly port: number
  /** The port was requested: if it is in use, no other is tried. */
  readonly isPortFixed: boolean
}

/** A listening server. */
export interface ListeningServer {
  /** `http://localhost:4173`, without a final slash. */
  readonly origin: string
  /** Stops listening and closes open connections. */
  close(): Promise<void>
}

/**
 * Starts a server on the first free port. Throws `SiteError` when the requested port or all tried ones are in use, or when
 * the system refuses the host or the port.
 */
export async function listen(server: Server, options: ListenOptions): Promise<ListeningServer> {
  const { host, port, isPortFixed } = options
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const chosen = await firstFreePort(server, options, isPortFixed ? 1 : PORTS_TRIED)
  if (chosen !== null) {
    return { origin: `http://${urlHost(host)}:${chosen}`, close: () => closeServer(server) }
  }
  const hint = isPortFixed ? 'Omit --port to use the next free port.' : ''
  const ports = isPortFixed ? `Port ${port}` : `Every port from ${port} to ${port + PORTS_TRIED - 1}`
  throw new SiteError([{ code: 'port-taken', problem: `${ports} on ${host} is already in use.`, hint }])
}

/** Listens on `port` or the next free one; returns the port, or null. */
async function firstFreePort(
  server: Server,
  { host, port, isPortFixed }: ListenOptions,
  tries: number,
): Promise<number | null> {
  if (tries === 0) return null
  if (!(await isListening(server, host, port))) {
    return firstFreePort(server, { host, port: port + 1, isPortFixed }, tries - 1)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function isListening(server: Server, host: string, port: number): Promise<boolean> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE') return false
    const reason = reasonOf(code, host, port)
    throw reason === null ? error : new SiteError([{ code: 'host-unusable', ...reason }])
  }
}

/** Why the system refuses to listen, and what to do; null for a reason that nobody expects. */
function reasonOf(code: unknown, host: string, port: number): Pick<SiteIssue, 'problem' | 'hint'> | null {
  const hint = 'Write --host localhost for this machine alone, or --host 0.0.0.0 for its network as well.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { problem: `The host "${host}" cannot be found.`, hint }
  if (code === 'EADDRNOTAVAIL')
    return { problem: `The host "${host}" is not an address of this machine.`, hint }
  if (code !== 'EACCES') return null
  const problem = `Port ${port} on ${host} needs more rights than you have.`
  return { problem, hint: 'Choose a port of 1024 or above with --port.' }
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** An IPv6 address needs brackets; a server on all interfaces is reached as localhost. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
