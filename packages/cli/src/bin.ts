import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

// React looks at NODE_ENV once, when it is first imported, so it is settled before anything else is.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'

keepCompiledCode(join(process.cwd(), 'node_modules'))
const { runCommandLine } = await import('./command-line/run-command-line.ts')
process.exitCode = await runCommandLine(process.argv.slice(2))

/**
 * Has Node keep what it makes of our modules, so that the next command starts faster. The folder is the site's own: nobody
 * else can put code there. Node 20 can't do that yet.
 */
function keepCompiledCode(installed: string): void {
  const enable: unknown = Reflect.get(module, 'enableCompileCache')
  if (typeof enable !== 'function' || !existsSync(installed)) return
  // Threads look for it here.
  process.env.NODE_COMPILE_CACHE ??= join(installed, '.cache/fyr-code')
  enable(process.env.NODE_COMPILE_CACHE)
}
