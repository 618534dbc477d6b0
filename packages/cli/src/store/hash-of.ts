import { createHash } from 'node:crypto'

const LENGTH = 32

/** Name of some parts together: the first 32 hexadecimal digits of a SHA-256, different for parts cut differently. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex').slice(0, LENGTH)
}
