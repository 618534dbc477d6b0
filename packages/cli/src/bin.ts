import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { runProgram } from './command-line/run-program.ts'

// React reads NODE_ENV once, when it is first imported, so it is set before anything else.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'

keepCompiledCode(join(process.cwd(), 'node_modules'))
const args = process.argv.slice(2)
await runProgram(args, async () => {
  const { runCommandLine } = await import('./command-line/run-command-line.ts')
  return runCommandLine(args)
})

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
