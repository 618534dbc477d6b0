import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import process from 'node:process'
import { siteDiagnostic, type SiteIssue } from '../site-error.ts'
import { stoppedResult } from './stopped-result.ts'

/** Set in the process that is watched. */
const WATCHED = 'FYR_WATCHED'

/** What a program ends with that `fyr` ends itself. */
const OWN_EXIT_CODES: ReadonlySet<unknown> = new Set([0, 1, 2])

/** Signals that end the watched process as they would end this one. */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a command, with `--json` in a process of its own: when memory ends, Node ends the process at once, and nobody would print the
 * JSON that is promised.
 */
export async function runWatched(args: readonly string[], run: () => Promise<number>): Promise<number> {
  if (args.includes('--json') && process.env[WATCHED] === undefined) return watchCommand(args)
  endWithWatcher()
  return run()
}

/** Runs a command in a process of its own, and prints what it prints once it has ended. Returns its exit code. */
async function watchCommand(args: readonly string[]): Promise<number> {
  const [, program = ''] = process.argv
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, [WATCHED]: '1' },
  })
  const printed: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => printed.push(part))
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal)
  for (const signal of PASSED_ON) process.on(signal, passOn)
  const [code, signal]: unknown[] = await once(child, 'close')
  for (const one of PASSED_ON) process.off(one, passOn)
  const stopped = PASSED_ON.map((one) => ({ one, exitCode: 128 + constants.signals[one] })).find(
    ({ one, exitCode }) => signal === one || code === exitCode,
  )
  if (stopped !== undefined) return stopped.exitCode
  const isOwn = OWN_EXIT_CODES.has(code)
  if (isOwn && (code === 0 || printed.length > 0)) {
    process.stdout.write(Buffer.concat(printed))
    return Number(code)
  }
  const result = stoppedResult([siteDiagnostic(whyStopped(code, signal))])
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  return isOwn ? Number(code) : 1
}

/** Ends this process with the one that watches it; does nothing in a process that is not watched. */
function endWithWatcher(): void {
  if (process.env[WATCHED] === undefined) return
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}

/** What Node ends with when its memory ends, where that is no signal. */
const ABORTED = 134

function whyStopped(code: unknown, signal: unknown): SiteIssue {
  const hint =
    'Free some memory, or let Node.js use more: NODE_OPTIONS=--max-old-space-size=4096. To find a file that needs so much, run the command without "--json".'
  if (signal === 'SIGKILL') {
    const problem = 'The system killed this command before it was done, as it does when memory is short.'
    return { code: 'command-stopped', problem, hint }
  }
  if (signal === 'SIGABRT' || code === ABORTED)
    return { code: 'command-stopped', problem: 'This command ran out of memory before it was done.', hint }
  const how = signal === null ? `ended with exit code ${String(code)}` : `was ended by ${String(signal)}`
  return {
    code: 'command-stopped',
    problem: `This command ${how} before it had a result.`,
    hint: 'The terminal or the log shows why: Node.js prints an error of code of the site or of a source there.',
  }
}
