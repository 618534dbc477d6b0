import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Changes with every change of the history: the newest commit, and whether the clone is shallow. Null without a
 * history.
 */
export type GitState = string | null

const run = promisify(execFile)
/** Local Git settings that would change the log. */
const OWN_SETTINGS = ['-c', 'log.showSignature=false', '-c', 'core.fsmonitor=false']

/** The current state of the history of `root` (absolute). */
export async function readGitState(root: string): Promise<GitState> {
  return runGit(root, ['rev-parse', '--is-shallow-repository', 'HEAD']).catch(() => null)
}

/** The commits that all tags and branches lead to, as text. Null without a history. */
export async function readGitReferences(root: string): Promise<GitState> {
  return runGit(root, ['for-each-ref', '--format=%(objectname) %(refname)']).catch(() => null)
}

/** What a Git command prints in a folder (absolute), whatever the settings and the language of the machine are. */
export async function runGit(root: string, args: readonly string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, env: { ...process.env, LC_ALL: 'C' } }
  return (await run('git', [...OWN_SETTINGS, ...args], options)).stdout
}
