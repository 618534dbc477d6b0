import { createHash } from 'node:crypto'

const LENGTH = 32

/** Name of a compiled text: the first 32 hexadecimal digits of its SHA-256. */
export function textKeyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
}
