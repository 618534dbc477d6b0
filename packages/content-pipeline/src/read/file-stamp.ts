import { type BigIntStats, statSync } from 'node:fs'

/**
 * Differs when a file (relative to the root) has been written, replaced or moved: size, inode and time of change, which nobody
 * can set back. Null for a file that is not there.
 */
export function fileStamp(root: string, file: string): string | null {
  const stat = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? null : stampOf(stat)
}

/** The stamp of a file that has been looked at. */
export function stampOf({ size, ino, ctimeNs }: BigIntStats): string {
  return `${size} ${ino} ${ctimeNs}`
}

/** Two changes of a file within the clock's step may leave the same stamp; disks count in seconds at the coarsest. */
const CLOCK_STEP_MS = 2000

/** Whether a file with this stamp, read at `now` (milliseconds since 1970), has another one after any later change. */
export function isLasting(stamp: string, now: number): boolean {
  return Number(BigInt(stamp.split(' ').at(-1) ?? '') / 1_000_000n) + CLOCK_STEP_MS < now
}
