import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { runGit } from './git-state.ts'

/** Something that a commit has at a path. */
export interface GitEntry {
  /** Relative to the top of the repository, with `/`. */
  readonly path: string
  readonly type: 'file' | 'link' | 'submodule'
  /** The id of its content; of a submodule, that of a commit in another repository. */
  readonly id: string
}

/** Where a site is in a repository. */
export interface GitPlace {
  /** Absolute path of the repository's top folder. */
  readonly top: string
  /** The folder of the site in it, with a slash at its end; empty for the top itself. */
  readonly prefix: string
  readonly isShallow: boolean
  /** Absolute path of the folder with the objects of Git LFS. */
  readonly largeFiles: string
}

/** The place of a folder (absolute). Throws what Git says when there is no repository. */
export async function findGitPlace(root: string): Promise<GitPlace> {
  const asked = ['--show-toplevel', '--show-prefix', '--is-shallow-repository', '--git-common-dir']
  const shown = await runGit(root, ['rev-parse', ...asked])
  const [top = '', prefix = '', isShallow = '', common = ''] = shown.split('\n')
  return { top, prefix, isShallow: isShallow === 'true', largeFiles: resolve(root, common, 'lfs/objects') }
}

/** The whole id of the commit whose id begins with some digits, whatever tags and branches are called; null if there is none. */
export async function findCommitById(root: string, digits: string): Promise<string | null> {
  const ids = await runGit(root, ['rev-parse', `--disambiguate=${digits}`]).catch(() => '')
  return findCommit(root, ids.split('\n').filter(Boolean))
}

/** The id of the commit that one of some references leads to, the first that there is; null if there is none. */
export async function findCommit(root: string, references: readonly string[]): Promise<string | null> {
  const [reference, ...others] = references
  if (reference === undefined) return null
  const asked = ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`]
  const found = await runGit(root, asked).catch(() => null)
  return found === null ? findCommit(root, others) : found.trim()
}

/** The names below some references: `refs/tags/` gives those of all tags. */
export async function listReferences(root: string, below: string): Promise<readonly string[]> {
  const shown = await runGit(root, ['for-each-ref', '--format=%(refname)', below]).catch(() => '')
  return shown.split('\n').flatMap((name) => (name.startsWith(below) ? [name.slice(below.length)] : []))
}

const TYPES: Readonly<Record<string, GitEntry['type']>> = { '120000': 'link', '160000': 'submodule' }

/** Everything that a commit has. `root` (absolute) is any folder of the repository. */
export async function listCommit(root: string, commit: string): Promise<readonly GitEntry[]> {
  const listed = await runGit(root, ['ls-tree', '-r', '-z', '--full-tree', commit])
  return listed.split('\0').flatMap((line): GitEntry[] => {
    const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? []
    return path === '' ? [] : [{ path, id, type: TYPES[mode] ?? 'file' }]
  })
}

/** The content of an id. */
export interface GitBlob {
  readonly id: string
  readonly bytes: Uint8Array
}

/**
 * The contents of some ids, each once, in their order, from one process. What the repository does not have is left out. `root`
 * (absolute) is any folder of the repository.
 */
export async function* readBlobs(root: string, ids: readonly string[]): AsyncGenerator<GitBlob> {
  if (ids.length === 0) return
  const git = spawn('git', ['cat-file', '--batch'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
  let failure: Error | null = null
  git.once('error', (error) => (failure = error))
  git.stdin.on('error', () => {})
  git.stdin.end([...new Set(ids)].map((id) => `${id}\n`).join(''))
  const parser = new BatchParser()
  try {
    for await (const part of git.stdout) yield* parser.add(part)
  } finally {
    git.kill()
  }
  if (failure !== null) throw failure
}

const LINE_END = 10

/** Reads what `git cat-file --batch` prints: a line with id, type and length, the content, and a line end. */
class BatchParser {
  #parts: Buffer[] = []
  #length = 0
  #needed = 1
  #head: { readonly id: string; readonly size: number } | null = null

  #takeHead(all: Buffer): null {
    const end = all.indexOf(LINE_END)
    if (end === -1) this.#keep(all, 0, all.length + 1)
    else {
      const [id = '', , size] = all.toString('latin1', 0, end).split(' ')
      // "<id> missing" has no length.
      this.#head = size === undefined ? null : { id, size: Number(size) }
      this.#keep(all, end + 1, size === undefined ? 1 : Number(size) + 1)
    }
    return null
  }

  #takeContent(all: Buffer, { id, size }: { readonly id: string; readonly size: number }): GitBlob {
    this.#head = null
    this.#keep(all, size + 1, 1)
    return { id, bytes: all.subarray(0, size) }
  }

  #keep(all: Buffer, from: number, needed: number): void {
    this.#parts = [all.subarray(from)]
    this.#length = all.length - from
    this.#needed = needed
  }

  /** The contents that end in the next part of the output. */
  *add(part: Buffer): Generator<GitBlob> {
    this.#parts.push(part)
    this.#length += part.length
    while (this.#length >= this.#needed) {
      const all = Buffer.concat(this.#parts)
      const blob = this.#head === null ? this.#takeHead(all) : this.#takeContent(all, this.#head)
      if (blob !== null) yield blob
    }
  }
}
