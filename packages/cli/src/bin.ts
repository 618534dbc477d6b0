import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { runWatched } from './command-line/watch-command.ts'

// React reads NODE_ENV once, when it is first imported, so it is set before anything else.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'

/** Time for what a command still does after its result is known, such as closing connections. */
const GRACE_MS = 1000

keepCompiledCode(join(process.cwd(), 'node_modules'))
const args = process.argv.slice(2)
process.exitCode = await runWatched(args, run)
// Without a reference the timer keeps no process running that has nothing else to do.
setTimeout(() => void endProcess(), GRACE_MS).unref()

async function run(): Promise<number> {
  const { runCommandLine } = await import('./command-line/run-command-line.ts')
  return runCommandLine(args)
}

/** Ends a process that code of the site keeps running, such as a source that still waits for a host, after its output. */
async function endProcess(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map(finishWriting))
  process.exit()
}

async function finishWriting(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writable) await new Promise((resolve) => stream.write('', resolve))
}

/**
 * Makes Node keep the compiled code of our modules, so that the next command starts faster. The folder belongs to the
 * site, so no other user can put code there. Not available in Node 20.
 */
function keepCompiledCode(installed: string): void {
  const enable: unknown = Reflect.get(module, 'enableCompileCache')
  if (typeof enable !== 'function' || !existsSync(installed)) return
  // Worker threads look for it here.
  process.env.NODE_COMPILE_CACHE ??= join(installed, '.cache/fyr-code')
  enable(process.env.NODE_COMPILE_CACHE)
}
