import { createHash } from 'node:crypto'

/** The value of an `integrity` attribute with which a browser accepts these bytes and no others. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
