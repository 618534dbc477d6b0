import { readFileSync } from 'node:fs'

/** A line of a file (absolute) for a diagnostic; lines count from 1. Empty without one. */
export function readSourceLine(path: string, line: number): string {
  return readFileSync(path, 'utf8').split(/\r\n|\n|\r/, line)[line - 1] ?? ''
}
