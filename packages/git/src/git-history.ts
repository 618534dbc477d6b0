import { type GitState, readGitState, runGit } from './git-state.ts'

/** A commit that touched a file. */
export interface FileCommit {
  /** UTC moment, `2024-09-01T12:00:00.000Z`. */
  readonly moment: string
  readonly author: string
}

/** The first and last commit of a file. */
export interface FileHistory {
  readonly first: FileCommit
  readonly last: FileCommit
}

/** The commits of a folder, or why there are none: no history at all, or a shallow clone. */
export type GitHistory = { readonly state: GitState } & (
  | { readonly type: 'known'; readonly byFile: ReadonlyMap<string, FileHistory> }
  | { readonly type: 'none' | 'shallow' }
)

/** Start of a commit in the log; no path contains it. */
const COMMIT = '\u0001'
const FIELD = '\u0002'
/** The last second of the year 9999. A commit can name a later one, which no date can say. */
const LAST_SECOND = 253_402_300_799
/**
 * The first and the last commit of every file below `folders` (relative to `root`, absolute), from one reading of the
 * log; `before` is returned when nothing has changed since. A file keeps its history when it is renamed within these
 * folders. A shallow clone would date every file by its oldest commit, so it gives no dates.
 */
export async function readGitHistory(
  root: string,
  folders: readonly string[],
  before: GitHistory | null,
): Promise<GitHistory> {
  const state = await readGitState(root)
  if (before?.state === state) return before
  if (state === null) return { state, type: 'none' }
  if (state.startsWith('true')) return { state, type: 'shallow' }
  try {
    return { state, type: 'known', byFile: await readHistoryOf('HEAD', root, folders) }
  } catch {
    return { state, type: 'none' }
  }
}

/** The first and the last commit of every file below `folders` (relative to `root`, absolute), as of a commit. */
export async function readHistoryOf(
  commit: string,
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, FileHistory>> {
  return parseLog(await runGit(root, logCommand(folders, commit)))
}

function logCommand(folders: readonly string[], commit: string): readonly string[] {
  const format = `--format=${COMMIT}%ct${FIELD}%aN`
  return ['log', '-z', '--name-status', '--find-renames', '--relative', format, commit, '--', ...folders]
}

/**
 * Reads a log, newest commit first, and follows each file through its renames. With `-z` a commit, each status and each path
 * end in NUL; a line end precedes the first status of a commit.
 */
function parseLog(log: string): Map<string, FileHistory> {
  const byFile = new Map<string, FileHistory>()
  /** Names of today by earlier names, as of the commit being read; null for an earlier file of the same name. */
  const namesNow = new Map<string, string | null>()
  let commit: FileCommit | null = null
  const parts = log.split('\0').values()
  for (const part of parts) {
    if (part.startsWith(COMMIT)) {
      const [seconds = '', author = ''] = part.slice(COMMIT.length).split(FIELD)
      const time = Number(seconds)
      // One without a possible time is no commit that a page could name.
      commit =
        time >= 0 && time <= LAST_SECOND ? { moment: new Date(time * 1000).toISOString(), author } : null
      continue
    }
    const status = part.replace(/^\n/, '')
    if (status === '') continue
    const before: string = parts.next().value ?? ''
    const after: string = status.startsWith('R') ? (parts.next().value ?? '') : before
    const file = namesNow.get(after) ?? (namesNow.has(after) ? null : after)
    if (file !== null && commit !== null)
      byFile.set(file, { first: commit, last: byFile.get(file)?.last ?? commit })
    if (after === before) continue
    namesNow.set(before, file)
    namesNow.set(after, null)
  }
  return byFile
}
