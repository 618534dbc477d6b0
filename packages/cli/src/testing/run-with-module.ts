import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'

/**
 * Output of a process that runs a module (absolute path; it must import nothing of this package) and then statements
 * that use its functions. For modules with settings that apply to a whole process. Throws when the process fails.
 */
export async function runWithModule(
  file: string,
  statements: string,
  flags: readonly string[] = [],
): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return execFileSync(
    process.execPath,
    [...flags, '--input-type=module', '--eval', `${code}\n${statements}`],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
}
