import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder outside of the workspace for what is measured with or beside, by name. */
export function folderOutside(name) {
  return join(tmpdir(), 'fyr-peers', name)
}

/**
 * Installs packages (names with exact versions) into a folder without running scripts of theirs; those that `overrides`
 * names in that version. `type`: what its manifest calls the folder's own scripts, if anything. Throws when a package can
 * not be had.
 */
export function installOutside(folder, { packages, overrides = {}, type }) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ private: true, type, dependencies: packages, overrides }, null, 2)}\n`,
  )
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${Object.keys(packages).join(', ')} can not be installed:\n${stderr}`)
}
