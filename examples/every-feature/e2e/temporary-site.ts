import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SITE = join(import.meta.dirname, '..')
const MODULES = join(SITE, 'node_modules')

/** The program of the packages under test. */
export const FYR = join(MODULES, '.bin/fyr')

/** What is beside the files of the site: packages, tests, what is built, and settings that lead out of its folder. */
const NOT_OF_THE_SITE = new Set([
  'dist',
  'e2e',
  'node_modules',
  'playwright.config.ts',
  'test-results',
  'tsconfig.json',
])

/** An empty folder somewhere else, with the packages that a site depends on. Its caches are its own. */
export function makeSiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-site-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const entry of readdirSync(MODULES)) {
    if (!entry.startsWith('.')) symlinkSync(join(MODULES, entry), join(folder, 'node_modules', entry))
  }
  return folder
}

/** A copy of the site somewhere else; gives its folder. */
export function copySite(): string {
  const folder = makeSiteFolder()
  for (const entry of readdirSync(SITE)) {
    if (!NOT_OF_THE_SITE.has(entry) && !entry.startsWith('.'))
      cpSync(join(SITE, entry), join(folder, entry), { recursive: true })
  }
  return folder
}
