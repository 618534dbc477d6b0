import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MODULES = join(import.meta.dirname, '../node_modules')

/** The program of the packages under test. */
export const FYR = join(MODULES, '.bin/fyr')

/** An empty folder somewhere else, with the packages that a site depends on. */
export function makeSiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-site-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const entry of readdirSync(MODULES)) {
    if (!entry.startsWith('.')) symlinkSync(join(MODULES, entry), join(folder, 'node_modules', entry))
  }
  return folder
}
