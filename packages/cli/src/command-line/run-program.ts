import process from 'node:process'
import { runWatched } from './watch-command.ts'

/** Time for what a command still does after its result is known, such as closing connections. */
const GRACE_MS = 1000

/**
 * Runs the command of a program, such as `fyr` and `fyr-migrate`: with `--json` it prints JSON whatever ends the command, and its
 * process ends with the command, whatever code of the site leaves open.
 *
 * @param args The arguments of the program, as they were typed.
 */
export async function runProgram(args: readonly string[], run: () => Promise<number>): Promise<void> {
  process.exitCode = await runWatched(args, run)
  // Without a reference the timer keeps no process running that has nothing else to do.
  setTimeout(() => void endProcess(), GRACE_MS).unref()
}

/** Ends a process that code of the site keeps running, such as a source that still waits for a host, after its output. */
async function endProcess(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map(finishWriting))
  process.exit()
}

async function finishWriting(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writable) await new Promise((resolve) => stream.write('', resolve))
}
