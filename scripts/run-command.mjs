import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Runs the pnpm that runs this project, in `cwd`. Throws with what it printed when it fails.
 */
export function runPnpm(args, cwd, env = {}) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // A pnpm script names its own program; elsewhere npx fetches the pinned version.
  const own = process.env.npm_execpath
  if (!own?.includes('pnpm')) return runCommand('npx', ['--yes', packageManager, ...args], cwd, env)
  return own.endsWith('js')
    ? runCommand(process.execPath, [own, ...args], cwd, env)
    : runCommand(own, args, cwd, env)
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
