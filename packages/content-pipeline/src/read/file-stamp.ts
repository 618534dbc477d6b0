import { statSync } from 'node:fs'

/**
 * Differs when a file (relative to the root) has been written, replaced or moved: size, inode and time of change, which nobody
 * can set back. Null for a file that is not there.
 */
export function fileStamp(root: string, file: string): string | null {
  const stat = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? null : [stat.size, stat.ino, stat.ctimeNs].join(' ')
}
