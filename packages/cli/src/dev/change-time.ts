import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When a file last changed, in milliseconds since 1970; null when it does not exist. */
export type ChangeTime = number | null

/** The change time of a file (absolute) now. */
export function changeTime(file: string): ChangeTime {
  return statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? null
}

/** The change time of a file at an earlier time, as far as it is known now: null if the file has changed since. */
export function timeBefore(time: number, file: string): ChangeTime {
  const last = changeTime(file)
  return last === null || last >= time ? null : last
}

/** Every file below a folder (absolute), also of folders in it; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
}
