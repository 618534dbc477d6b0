import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Runs the pnpm that runs this project, in `cwd`. Throws with what it printed when it fails.
 */
export function runPnpm(args, cwd, env = {}) {
  const [program, ...all] = pnpmCommand(args)
  return runCommand(program, all, cwd, env)
}

/** The program and the arguments that run the pnpm that runs this project, which need not be on the path. */
export function pnpmCommand(args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // A pnpm script names its own program; elsewhere npx fetches the pinned version.
  const own = process.env.npm_execpath
  if (!own?.includes('pnpm')) return ['npx', '--yes', packageManager, ...args]
  return own.endsWith('js') ? [process.execPath, own, ...args] : [own, ...args]
}

/** Runs a command in `cwd` and gives what it printed. Throws with all of that when it fails. */
export function runCommand(command, args, cwd, env = {}) {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    })
  }
}
