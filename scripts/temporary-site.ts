import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** What is beside the files of a site: packages, tests, what is built, and settings that lead out of its folder. */
const NOT_OF_THE_SITE = new Set([
  'dist',
  'e2e',
  'node_modules',
  'playwright.config.ts',
  'test-results',
  'tsconfig.json',
])

/** An empty folder somewhere else, with the packages that the site in `site` depends on. Its caches are its own. */
export function makeSiteFolder(site: string): string {
  const modules = join(site, 'node_modules')
  const folder = mkdtempSync(join(tmpdir(), 'fyr-site-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const entry of readdirSync(modules)) {
    if (!entry.startsWith('.')) symlinkSync(join(modules, entry), join(folder, 'node_modules', entry))
  }
  return folder
}

/** A copy of a site somewhere else; gives its folder. */
export function copySite(site: string): string {
  const folder = makeSiteFolder(site)
  for (const entry of readdirSync(site)) {
    if (!NOT_OF_THE_SITE.has(entry) && !entry.startsWith('.'))
      cpSync(join(site, entry), join(folder, entry), { recursive: true })
  }
  return folder
}

/** Every file below a folder, relative, sorted by code point. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}
