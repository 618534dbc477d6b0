import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Stands for where numbers of processes mean what they mean here: this start of this computer, this container. Eight
 * hexadecimal digits.
 */
const REALM = createHash('sha256')
  .update([hostname(), told(bootId), told(pidNamespace)].join('\n'))
  .digest('hex')
  .slice(0, 8)

/** Name of a process of this realm for what it makes beside the published folder. */
export function makerName(pid: number): string {
  return `${REALM}-${pid}`
}

/** A process that has made something. */
export interface Maker {
  readonly pid: number
  /** Of another realm, so nobody here can say whether it is alive. */
  readonly isForeign: boolean
}

/** Reads what `makerName` gives; null for anything else. */
export function readMaker(name: string): Maker | null {
  const [, realm, pid] = /^([\da-f]{8})-(\d+)$/.exec(name) ?? []
  return realm === undefined ? null : { pid: Number(pid), isForeign: realm !== REALM }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
}

function pidNamespace(): string {
  return readlinkSync('/proc/self/ns/pid')
}

/** Empty where the system does not tell. */
function told(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
