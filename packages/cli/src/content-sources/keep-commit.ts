import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { groupBy, isHidden, shellWord } from '@fyr/content-pipeline/internal'
import { findCommit, type GitEntry, type GitPlace, listCommit, readBlobs } from '@fyr/git'
import { replaceFile } from './kept-file.ts'

export interface KeepCommitOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly place: GitPlace
  /** The whole id of the commit. */
  readonly commit: string
  /** Folders and files of the repository that are kept. */
  readonly folders: readonly string[]
}

/** Files of a commit that could not be kept. */
export interface LackOfCommit {
  readonly kind: 'content' | 'large-file' | 'submodule' | 'link'
  /** The first of them, from the top of the repository. */
  readonly path: string
  readonly count: number
  /** The command that brings a submodule. */
  readonly command?: string
}

/** A file of a commit, and the repository that has it: its own, or that of a submodule. */
interface FileOfCommit {
  readonly path: string
  readonly id: string
  /** Absolute. */
  readonly repository: string
}

/**
 * Writes the files of a commit to a folder (absolute), arranged as in the repository. A file that is there is not written again:
 * what a commit has never changes. Hidden files and installed packages are left out, as they are from any content.
 */
export async function keepCommit(
  folder: string,
  { root, place, commit, folders }: KeepCommitOptions,
): Promise<readonly LackOfCommit[]> {
  const all = await listCommit(root, commit)
  const entries = all.filter(({ path, type }) => type !== 'submodule' && isWanted(path, folders))
  const { files: ofSubmodules, lacks } = await filesOfSubmodules(all, { place, folders })
  const own = entries.filter(({ type }) => type === 'file')
  const files = [...own.map(({ path, id }) => ({ path, id, repository: place.top })), ...ofSubmodules]
  const links = await followLinks(entries, { root, files })
  const lost: string[] = [...links.lost]
  const missing = [...files, ...links.files].filter(({ path }) => !existsSync(join(folder, path)))
  const large: string[] = []
  const keepOf = async (repository: string, ofRepository: readonly FileOfCommit[]): Promise<void> => {
    const placesOf = groupBy(ofRepository, ({ id }) => id)
    for await (const { id, bytes } of readBlobs(repository, [...placesOf.keys()])) {
      const content = contentOf(bytes, place)
      for (const { path } of placesOf.get(id) ?? []) {
        if (content === null) large.push(path)
        else write(join(folder, path), content)
      }
      placesOf.delete(id)
    }
    lost.push(...[...placesOf.values()].flat().map(({ path }) => path))
  }
  await Promise.all([...groupBy(missing, ({ repository }) => repository)].map((group) => keepOf(...group)))
  return [
    ...lacks,
    ...lackOf('content', lost.toSorted()),
    ...lackOf('large-file', large.toSorted()),
    ...lackOf('link', links.broken),
  ]
}

function lackOf(kind: LackOfCommit['kind'], paths: readonly string[]): readonly LackOfCommit[] {
  const [path] = paths
  return path === undefined ? [] : [{ kind, path, count: paths.length }]
}

function write(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, bytes)
}

/** Names in a path that content may not have. A tree of Git can have any names. */
const UNWANTED = /(?:^|\/)(?:\.\.?|node_modules)(?:\/|$)|\\/i

/** Whether a path is in one of the folders, and neither hidden there nor of an installed package. */
function isWanted(path: string, folders: readonly string[]): boolean {
  if (UNWANTED.test(path)) return false
  return folders.some(
    (folder) =>
      path === folder || (path.startsWith(`${folder}/`) && !isHidden(path.slice(folder.length + 1))),
  )
}

/** The first line of a file that Git LFS keeps elsewhere. */
const POINTER = 'version https://git-lfs.github.com/spec/v1\n'
/** Pointers are short. */
const LONGEST_POINTER = 1024

/** The content of a file, of Git LFS too; null if that is not in this clone, or is not what it should be. */
function contentOf(bytes: Uint8Array, { largeFiles }: GitPlace): Uint8Array | null {
  if (bytes.length > LONGEST_POINTER) return bytes
  const text = Buffer.from(bytes).toString('latin1')
  const [, id] = text.startsWith(POINTER) ? (/^oid sha256:([0-9a-f]{64})$/m.exec(text) ?? []) : []
  if (id === undefined) return bytes
  try {
    const content = readFileSync(join(largeFiles, id.slice(0, 2), id.slice(2, 4), id))
    return createHash('sha256').update(content).digest('hex') === id ? content : null
  } catch {
    return null
  }
}

/** The files of submodules that have been fetched, at the commits that the site's commit names. */
async function filesOfSubmodules(
  entries: readonly GitEntry[],
  { place, folders }: Pick<KeepCommitOptions, 'place' | 'folders'>,
): Promise<{ readonly files: readonly FileOfCommit[]; readonly lacks: readonly LackOfCommit[] }> {
  const submodules = entries.filter(({ type }) => type === 'submodule')
  const read = await Promise.all(submodules.map((submodule) => readSubmodule(submodule, place)))
  return {
    files: read.flatMap(({ files }) => files.filter(({ path }) => isWanted(path, folders))),
    lacks: read.flatMap(({ lack }) => (lack !== null && isNear(lack.path, folders) ? [lack] : [])),
  }
}

/** Whether something in a submodule may be wanted. */
function isNear(path: string, folders: readonly string[]): boolean {
  return isWanted(path, folders) || folders.some((folder) => folder.startsWith(`${path}/`))
}

async function readSubmodule(
  { path, id }: GitEntry,
  { top }: GitPlace,
): Promise<{ readonly files: readonly FileOfCommit[]; readonly lack: LackOfCommit | null }> {
  const repository = join(top, path)
  // A link in its place may lead to a repository elsewhere.
  const isThere =
    existsSync(join(repository, '.git')) && realpathSync(repository).startsWith(realpathSync(top) + sep)
  if (isThere && (await findCommit(repository, [id])) !== null) {
    const inside = (await listCommit(repository, id)).filter(({ type }) => type === 'file')
    const files = inside.map((entry) => ({ path: posix.join(path, entry.path), id: entry.id, repository }))
    return { files, lack: null }
  }
  const word = shellWord(path)
  const command = isThere ? `git -C ${word} fetch origin ${id}` : `git submodule update --init ${word}`
  return { files: [], lack: { kind: 'submodule', path, count: 1, command } }
}

/** Longer targets are none that a repository needs. */
const LONGEST_TARGET = 4096

/**
 * Symbolic links as copies of what they lead to, a file or a folder of the same commit that content may show. Links to links are not
 * followed. `lost` are those whose target is not in this clone.
 */
async function followLinks(
  entries: readonly GitEntry[],
  { root, files }: { readonly root: string; readonly files: readonly FileOfCommit[] },
): Promise<
  Readonly<Record<'broken' | 'lost', readonly string[]>> & { readonly files: readonly FileOfCommit[] }
> {
  const links = entries.filter(({ type }) => type === 'link')
  const targets = new Map<string, string>()
  for await (const { id, bytes } of readBlobs(
    root,
    links.map((link) => link.id),
  ))
    targets.set(id, Buffer.from(bytes.subarray(0, LONGEST_TARGET)).toString('utf8'))
  const found = links.flatMap(({ path, id }) => {
    const written = targets.get(id)
    if (written === undefined) return []
    const target = posix.join(posix.dirname(path), written).replace(/\/$/, '')
    const isAbsolute = written.startsWith('/')
    const inside = isAbsolute ? [] : files.filter((file) => `${file.path}/`.startsWith(`${target}/`))
    return [
      { path, copies: inside.map((file) => ({ ...file, path: path + file.path.slice(target.length) })) },
    ]
  })
  return {
    lost: links.flatMap(({ path, id }) => (targets.has(id) ? [] : [path])),
    files: found.flatMap(({ copies }) => copies),
    broken: found.flatMap(({ path, copies }) => (copies.length === 0 ? [path] : [])),
  }
}
