/** Where builds that publish to `out` (absolute) hold their lock. */
export function lockPath(out: string): string {
  return `${out}.tmp-lock`
}
