import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A commit that touched a file. */
export interface FileCommit {
  /** UTC moment, `2024-09-01T12:00:00.000Z`. */
  readonly moment: string
  readonly author: string
}

/** What version control knows of a file. */
export interface FileHistory {
  readonly first: FileCommit
  readonly last: FileCommit
}

/** The commits of a folder, or why there is nothing to tell: no history at all, or one that was cut off. */
export type GitHistory =
  | { readonly type: 'known'; readonly byFile: ReadonlyMap<string, FileHistory> }
  | { readonly type: 'none' | 'shallow' }

const run = promisify(execFile)
/** Begins a commit in the log; no path holds it. */
const COMMIT = '\u0001'
const FIELD = '\u0002'
/** Settings of the machine that would change the log. */
const OWN_SETTINGS = ['-c', 'log.showSignature=false', '-c', 'core.fsmonitor=false']

/**
 * The first and the last commit of every file below `folders` (relative to `root`, absolute), from one reading of the log.
 * A clone without its beginnings would give each file the day of the cut, so it tells nothing.
 */
export async function readGitHistory(root: string, folders: readonly string[]): Promise<GitHistory> {
  const git = async (...args: string[]) => {
    const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, env: { ...process.env, LC_ALL: 'C' } }
    return (await run('git', [...OWN_SETTINGS, ...args], options)).stdout
  }
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return { type: 'shallow' }
    const format = `--format=${COMMIT}%ct${FIELD}%aN`
    const log = ['log', '-z', '--name-only', '--no-renames', '--relative', format, '--', ...folders]
    return { type: 'known', byFile: parseLog(await git(...log)) }
  } catch {
    return { type: 'none' }
  }
}

/** Newest commit first. With `-z` a commit and each of its files end in NUL; a line end stands before the first file. */
function parseLog(log: string): Map<string, FileHistory> {
  const byFile = new Map<string, FileHistory>()
  let commit: FileCommit | null = null
  for (const part of log.split('\0')) {
    if (part.startsWith(COMMIT)) {
      const [seconds = '', author = ''] = part.slice(COMMIT.length).split(FIELD)
      commit = { moment: new Date(Number(seconds) * 1000).toISOString(), author }
      continue
    }
    const file = part.replace(/^\n/, '')
    if (commit === null || file === '') continue
    byFile.set(file, { first: commit, last: byFile.get(file)?.last ?? commit })
  }
  return byFile
}
