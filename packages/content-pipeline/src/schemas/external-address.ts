import * as z from 'zod'

/** Hosts of the own machine, which browsers trust without encryption: for trying things out. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Whether browsers may load something from an address, or connect to it: encrypted, and without a wildcard. */
function isExternal(written: string, encrypted: readonly string[]): boolean {
  if (!URL.canParse(written) || written.includes('*')) return false
  const { protocol, hostname, username, password, hash } = new URL(written)
  if (username + password + hash !== '') return false
  return encrypted.includes(protocol) || (protocol === 'http:' && LOOPBACK.test(hostname))
}

/** Whether browsers may load a file from an address on another host. */
export function isExternalFile(written: string): boolean {
  return isExternal(written, ['https:'])
}

/** Whether a text is an origin that browsers may load from or connect to. */
export function isExternalOrigin(written: string): boolean {
  return isExternal(written, ['https:', 'wss:']) && isOrigin(written)
}

/** Schema of an origin, such as `https://stats.example.com`: everything on that host. */
export const externalOrigin = z
  .string()
  .refine(isExternalOrigin, {
    error: 'must be an origin such as "https://stats.example.com", without a path and without "*"',
  })
  .overwrite(spellOrigin)

/** As browsers spell it: in small letters, its host in ASCII, and without the port that its scheme has anyway. */
export function spellOrigin(written: string): string {
  return URL.canParse(written) ? new URL(written).origin : written
}

function isOrigin(written: string): boolean {
  const { pathname, search } = new URL(written)
  return pathname === '/' && search === ''
}
