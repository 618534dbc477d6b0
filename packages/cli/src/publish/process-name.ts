import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies the namespace of process ids by host, boot and container. Eight hexadecimal digits. */
const PID_NAMESPACE = createHash('sha256')
  .update([hostname(), readOrEmpty(bootId), readOrEmpty(pidNamespace)].join('\n'))
  .digest('hex')
  .slice(0, 8)

/** Name of a process in this namespace, for the files that it creates next to the published folder. */
export function processName(pid: number): string {
  return `${PID_NAMESPACE}-${pid}`
}

/** A process that its name identifies. */
export interface NamedProcess {
  readonly pid: number
  /** In another namespace, so it cannot be checked whether it is alive. */
  readonly isForeign: boolean
}

/** Parses the result of `processName`; null for any other text. */
export function readProcessName(name: string): NamedProcess | null {
  const [, namespace, pid] = /^([\da-f]{8})-(\d+)$/.exec(name) ?? []
  return namespace === undefined ? null : { pid: Number(pid), isForeign: namespace !== PID_NAMESPACE }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
}

function pidNamespace(): string {
  return readlinkSync('/proc/self/ns/pid')
}

/** Empty on a system that does not provide the value. */
function readOrEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
