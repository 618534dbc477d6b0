import { hash } from 'node:crypto'

const LENGTH = 32

/**
 * Hash of several strings together: the first 32 hexadecimal digits of a SHA-256. The same text split differently gives
 * another hash.
 */
export function hashOf(...parts: readonly string[]): string {
  // In one call: most parts are short, and each further call costs more than hashing them.
  return hash('sha256', parts.map((part) => `${part.length}\n${part}`).join(''), 'hex').slice(0, LENGTH)
}
