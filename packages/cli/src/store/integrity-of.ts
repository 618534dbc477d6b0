import { createHash } from 'node:crypto'

/** What the value of an `integrity` attribute must be for a browser to accept these bytes and no others. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
