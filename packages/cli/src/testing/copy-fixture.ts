import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ownFile } from '../own-package.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Caches that test sites can share: entries are named by their content, so one test saves work for the next. */
const SHARED_CACHES = ['fyr', 'fyr-code']

/** Copies the tiny site of the tests to a new temporary folder, `depth` folders further down; returns its path. */
export function copyTinySite(depth = 0): string {
  const parent = join(makeTemporaryFolder(), ...Array.from({ length: depth }, () => 'deeper'))
  const folder = join(parent, 'site')
  mkdirSync(parent, { recursive: true })
  cpSync(ownFile('src/fixtures/tiny-site'), folder, { recursive: true })
  linkInstalled(join(folder, 'node_modules'))
  return folder
}

/** Creates a `node_modules` with links to everything that is installed here. Bundles of a theme are not shared. */
function linkInstalled(folder: string): void {
  const installed = ownFile('node_modules')
  const caches = SHARED_CACHES.map((name) => join('.cache', name))
  mkdirSync(join(folder, '.cache'), { recursive: true })
  for (const cache of caches) mkdirSync(join(installed, cache), { recursive: true })
  const packages = readdirSync(installed).filter((name) => !name.startsWith('.'))
  for (const name of [...packages, ...caches]) symlinkSync(join(installed, name), join(folder, name))
}
