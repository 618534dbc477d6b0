import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Replaces a file in one step: a command that is killed while writing leaves it as it was. */
export function replaceFile(path: string, text: string | Uint8Array): void {
  const next = `${path}.${process.pid}`
  writeFileSync(next, text)
  renameSync(next, path)
}

/** Null for a file that cannot be read. */
export function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
