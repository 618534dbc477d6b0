import { cpSync, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Clones the repository into a new folder (absolute), with what is not committed. */
export function cloneRepository(folder) {
  runCommand('git', ['clone', '--quiet', root, folder], root)
  const changed = runCommand('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard'], root)
  for (const path of changed.split('\0').filter((name) => name !== '')) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path))
    else rmSync(join(folder, path), { force: true })
  }
}
