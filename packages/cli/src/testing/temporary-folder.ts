import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** Removes all folders that tests have made. */
export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A new empty folder, removed when the tests of the file are done. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-cli-'))
  folders.push(folder)
  return folder
}
