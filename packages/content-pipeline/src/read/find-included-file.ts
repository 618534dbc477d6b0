import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Point, SourceText } from '../diagnostic.ts'
import { isFolder } from './is-folder.ts'
import type { ApiPlace } from './api-parts.ts'
import { findSpellings, unicodeForms } from './find-spellings.ts'
import { isInFolders, openPlace } from './open-folders.ts'

/** The places where a document's included files are looked up. */
export interface IncludePlace {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Folders that documents may show files of, relative to the root. */
  readonly open: readonly string[]
  /** What a path with a leading slash begins with, relative to the root: empty, or the folder of a commit. */
  readonly base: string
  /**
   * Folders in which a relative path starts, relative to the root, in order: a translation's own, then the original's.
   */
  readonly folders: readonly string[]
  /** The chain of includes down to this document, relative to the root. */
  readonly chain: readonly string[]
  /** The API parts that can be included. */
  readonly api: ApiPlace
  /** Numbers of files that the page may still include, and of cells that its tables from data may still have. */
  readonly budget: { left: number; cells: number }
  /** The nodes of included files, by the numbers in their offsets. */
  readonly nodes: IncludedNode[]
  /** Records every file, relative to the root, that the page looked for, found or not. */
  readonly visited: Set<string>
}

/** Where a node of an included file starts: in that file, and where the page includes it. */
export interface IncludedNode {
  readonly source: SourceText
  readonly own: Point
  readonly include: Point
}

/** An included file, relative to the root, or why there is none. */
export type IncludedFile =
  | { readonly type: 'found'; readonly file: string }
  /** Content may not show it; `file` as it would be read. */
  | { readonly type: 'closed'; readonly file: string }
  | { readonly type: 'ambiguous' }
  /** `nearby`: existing paths in its folder, spelled like the requested one. */
  | { readonly type: 'missing'; readonly nearby: readonly string[] }

/** Finds a file by the path in an include: with a leading slash from the root, or from that of its commit, else beside the document. */
export function findIncludedFile(
  path: string,
  {
    root,
    open,
    base,
    folders,
    visited,
  }: Pick<IncludePlace, 'root' | 'open' | 'base' | 'folders' | 'visited'>,
): IncludedFile {
  const places = path.startsWith('/')
    ? [posix.join(base, path.slice(1))]
    : folders.map((folder) => posix.join(folder, path))
  const candidates = places.filter((file) => isInFolders(file, open))
  if (candidates.length === 0) return { type: 'closed', file: places.at(-1) ?? path }
  const [file, ...others] = firstSpelled(candidates, root, visited)
  if (others.length > 0) return { type: 'ambiguous' }
  if (file === undefined)
    return { type: 'missing', nearby: candidates.flatMap((each) => namesBeside(root, each, path)) }
  return { type: openPlace(root, file, open) === null ? 'closed' : 'found', file }
}

/** The files that the first candidate with any means. */
function firstSpelled(candidates: readonly string[], root: string, visited: Set<string>): readonly string[] {
  for (const candidate of candidates) {
    const found = findSpellings(root, candidate)
    for (const file of [...unicodeForms(candidate), ...found]) visited.add(file)
    if (found.length > 0) return found
  }
  return []
}

function namesBeside(root: string, candidate: string, path: string): string[] {
  const folder = join(root, posix.dirname(candidate))
  if (!isFolder(folder)) return []
  const written = path.slice(0, path.lastIndexOf('/') + 1)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => written + name)
}
