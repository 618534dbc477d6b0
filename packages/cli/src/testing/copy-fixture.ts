import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ownFile } from '../own-package.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Copies the tiny site of the tests to a new temporary folder, `depth` folders further down; gives its path. */
export function copyTinySite(depth = 0): string {
  const parent = join(makeTemporaryFolder(), ...Array.from({ length: depth }, () => 'deeper'))
  const folder = join(parent, 'site')
  mkdirSync(parent, { recursive: true })
  cpSync(ownFile('src/fixtures/tiny-site'), folder, { recursive: true })
  symlinkSync(ownFile('node_modules'), join(folder, 'node_modules'))
  return folder
}
