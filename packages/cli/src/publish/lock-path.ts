/** The path of the lock that builds hold while they publish to `out` (absolute). */
export function lockPath(out: string): string {
  return `${out}.tmp-lock`
}
