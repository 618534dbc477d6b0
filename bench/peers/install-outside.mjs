import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'

/** Five tools, their sites and what a run of them puts aside, in bytes. */
const ROOM_NEEDED = 8 * 1024 ** 3

/**
 * Sites are in memory if there is room for them and programs may be run there, unless `TMPDIR` names a folder: what a disk
 * does about the files of the turn before is not measured then. (An ext4 without a journal passes over every inode that was
 * freed in the last minutes, for each file that is made: half as much work again for a build of a thousand pages.)
 */
const isInMemory = process.env.TMPDIR === undefined && isRoomy(MEMORY)
const place = join(isInMemory ? MEMORY : tmpdir(), 'fyr-peers')

function isRoomy(folder) {
  if (!existsSync('/proc/mounts') || !existsSync(folder)) return false
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.findLast((line) => line.startsWith(`tmpfs ${folder} `))?.split(' ')[3]
  const { bavail, bsize } = statfsSync(folder)
  return options !== undefined && !options.split(',').includes('noexec') && bavail * bsize >= ROOM_NEEDED
}

/** Folder outside of the workspace for what is measured with or beside, by name. */
export function folderOutside(name) {
  return join(place, name)
}

/** Gives memory back after a run. On a disk all of it stays, so that the next run has less to install. */
export function leaveOutside() {
  if (isInMemory) rmSync(place, { recursive: true, force: true })
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
