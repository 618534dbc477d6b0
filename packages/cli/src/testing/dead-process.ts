import { spawnSync } from 'node:child_process'

/** Id of a process that has ended. */
export function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}
