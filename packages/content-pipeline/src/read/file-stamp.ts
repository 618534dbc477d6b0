import { statSync } from 'node:fs'

/**
 * Changes when a file (relative to the root) is written, replaced or moved: size, inode and change time, which no
 * program can set back. Null for a missing file.
 */
export function fileStamp(root: string, file: string): string | null {
  const stat = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? null : `${stat.size} ${stat.ino} ${stat.ctimeNs}`
}

/** Two changes within one tick of the clock may leave the same stamp; the coarsest file systems count in seconds. */
const CLOCK_STEP_MS = 2000

/** Whether any later change gives a different stamp, for a file read at `now` (milliseconds since 1970). */
export function isLasting(stamp: string, now: number): boolean {
  return Number(BigInt(stamp.split(' ').at(-1) ?? '') / 1_000_000n) + CLOCK_STEP_MS < now
}
