import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

/** Runs a program of Node with `--json`; gives its exit code and what it prints, as data. `options` are those of Node. */
export async function runJson(
  program: string,
  args: readonly string[],
  options: readonly string[] = [],
): Promise<{ readonly code: unknown; readonly result: unknown }> {
  const command = spawn(process.execPath, [...options, program, ...args, '--json'])
  let output = ''
  command.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const [code]: unknown[] = await once(command, 'close')
  return { code, result: JSON.parse(output) as unknown }
}
