import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Other endings of data files. */
const ENDINGS = ['.yaml', '.json']

/** Whether a data file, which is not there, is under a name that nothing reads: what it says is unknown then. */
export function isNamedOtherwise(file: string, root: string): boolean {
  return ENDINGS.some((ending) => existsSync(join(root, file.replace(/\.yml$/, ending))))
}
