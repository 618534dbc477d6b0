import { readFileSync } from 'node:fs'

/** A line of a file (absolute) as a fault shows it; lines count from 1. Empty where there is none. */
export function readSourceLine(path: string, line: number): string {
  return readFileSync(path, 'utf8').split(/\r\n|\n|\r/, line)[line - 1] ?? ''
}
