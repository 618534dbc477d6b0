import { isIP } from 'node:net'

/**
 * Whether a request's `Host` header names this machine or the host that the server was asked to listen at. A page of
 * somebody else whose name was made to lead here (DNS rebinding) would otherwise read what is not published yet; names
 * can be made to lead anywhere, addresses can not.
 */
export function isOwnHost(header: string | undefined, listeningAt: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '') ?? []
  const name = (bracketed ?? plain ?? '').toLowerCase()
  if (name === '') return false
  if (isIP(name) !== 0) return true
  return name === 'localhost' || name.endsWith('.localhost') || name === listeningAt.toLowerCase()
}
