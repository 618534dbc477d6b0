import { createHash } from 'node:crypto'

const LENGTH = 8

/** Short hash of some bytes: the first eight hexadecimal digits of their SHA-256. */
export function contentHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, LENGTH)
}
