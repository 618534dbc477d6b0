import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const THEME = join(import.meta.dirname, '../../../packages/theme/src')

/** Folders whose code renders nothing by itself. */
const ELSEWHERE = new Set(['client', 'fixtures', 'server'])

function isMeasuredPath(path: string): boolean {
  const [folder = ''] = path.split('/')
  if (ELSEWHERE.has(folder)) return false
  return /\.tsx$|(?:^|\/)use-[a-z-]+\.ts$/.test(path) && !/\.(?:stories|test)\.tsx?$/.test(path)
}

/** Whether a module of the theme, by the path of its file, is a component or the behaviour of one. */
export function isMeasured(file: string): boolean {
  return file.startsWith(`${THEME}/`) && isMeasuredPath(file.slice(THEME.length + 1))
}

/** Paths of all components of the theme and their behaviours. */
export function measuredFiles(): string[] {
  return readdirSync(THEME, { recursive: true, encoding: 'utf8' })
    .filter(isMeasuredPath)
    .map((path) => join(THEME, path))
}
