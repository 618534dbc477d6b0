import { isIP } from 'node:net'

/**
 * Whether the `Host` header of a request names this machine or the host that the server listens on. A page of another
 * origin whose name resolves here (DNS rebinding) could otherwise read unpublished content; names can be pointed
 * anywhere, addresses cannot.
 */
export function isOwnHost(header: string | undefined, listeningAt: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '') ?? []
  const name = (bracketed ?? plain ?? '').toLowerCase()
  if (name === '') return false
  if (isIP(name) !== 0) return true
  return name === 'localhost' || name.endsWith('.localhost') || name === listeningAt.toLowerCase()
}

/** The response of a local server to requests for other hosts, with status 403. */
export function foreignHostText(command: 'dev' | 'preview'): string {
  return `This server only answers requests for "localhost", for IP addresses and for the host passed to "fyr ${command} --host".\n`
}
