import { spawnSync } from 'node:child_process'

/** Number of a process that has ended. */
export function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}
