import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Settings of the machine would change what a test sees. */
const ALONE = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada Ås',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada Ås',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-01-02T10:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-02T10:00:00Z',
}

/** Runs Git in a folder, without the settings of the machine, and returns what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
    cwd: folder,
    env: ALONE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** Makes a folder a repository with one commit of all that is in it, except what a site installs and builds. */
export function makeRepository(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main')
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n')
  commitAll(folder)
}

/** Writes files, each by its path, and commits all that is in the repository. Returns the id of the commit. */
export function commitAll(folder: string, files: Readonly<Record<string, string>> = {}): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'A commit')
  return git(folder, 'rev-parse', 'HEAD')
}
