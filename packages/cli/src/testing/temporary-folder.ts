import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/**
 * Removes all folders that tests have made. A closed Vite may still write dependencies that it has bundled, so a folder that
 * is not empty after it was emptied is emptied again; `rmSync` would not do that.
 */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 10 })),
  )
}

/** A new empty folder, removed when the tests of the file are done. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-cli-'))
  folders.push(folder)
  return folder
}
