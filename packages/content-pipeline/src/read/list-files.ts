import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { DiagnosticLog } from '../diagnostic.ts'
import {
  type GeneratedDocument,
  type GeneratedDocuments,
  NO_GENERATED_DOCUMENTS,
} from './generated-documents.ts'
import { isFolder } from './is-folder.ts'
import { placeInSite, realPathOf } from './inside-site.ts'
import { leadsAway, LEADS_AWAY } from './is-publishable.ts'

export interface ListFilesOptions {
  /** Whether a file, or a folder with everything in it, is wanted, by its path below the folder; default yes. */
  readonly looksAt?: LooksAt | undefined
  /** Maximum number of files; which ones is up to the file system. Default: no maximum. */
  readonly most?: number
}

/**
 * Maximum number of files and folders behind a link within a linked folder. Links in one row cost at most their number times
 * the files of the site; in two, each folder of links may double what the one before leads to.
 */
const MAX_LINKED_TWICE = 10_000

/** Maximum number of links on the way to a file. Systems open none through more than 40. */
export const MAX_LINKS = 8

const TOO_MANY = {
  code: 'link-out-of-root',
  problem: `Symbolic links within linked folders lead to more than ${MAX_LINKED_TWICE} files and folders, or through more than ${MAX_LINKS} links. This link and later ones within linked folders are not followed.`,
  hint: 'Link to folders that have the files themselves, not further links.',
} as const

/** Folders around a folder: whoever reads folders and sidebars calls itself for each. */
const DEEPEST_FOLDER = 100

const TOO_DEEP = {
  code: 'nesting-too-deep',
  problem: `This folder is inside ${DEEPEST_FOLDER} others, so it is not read.`,
  hint: 'Move it further up.',
} as const

export type LooksAt = (path: string, isFolder: boolean) => boolean

/**
 * Paths of all files below `root/folder`, relative to the folder, with `/`, in code-point order; empty when the folder
 * does not exist; none of installed packages. A symbolic link that leaves the root of the site (the folder itself included), leads to hidden or
 * installed files, or back to a parent is reported and not followed. Links within linked folders are followed until
 * they have led to `MAX_LINKED_TWICE` files and folders or through `MAX_LINKS` links; the next one is reported, and no
 * further one is followed.
 */
export function listFiles(
  root: string,
  folder: string,
  log: DiagnosticLog,
  { looksAt = () => true, most = Infinity }: ListFilesOptions = {},
): string[] {
  const base = join(root, folder)
  const context = { root, base, folder, log, looksAt, most, found: [], linkedTwice: 0, isTooMany: false }
  if (!isFolder(base)) return []
  if (leadsAway(root, folder)) {
    log.add({ file: folder, text: '' }, LEADS_AWAY)
    return []
  }
  walk(context, '', { parents: [realPathOf(base)], links: 0 })
  return context.found.toSorted(compareCodePoints)
}

interface Walk extends Required<ListFilesOptions> {
  readonly root: string
  readonly base: string
  readonly folder: string
  readonly log: DiagnosticLog
  readonly looksAt: LooksAt
  readonly found: string[]
  /** Number of entries behind a link within a linked folder. */
  linkedTwice: number
  /** Whether a link was too many. */
  isTooMany: boolean
}

/** The way to an entry. */
interface Way {
  /** Real paths of the folders that it is in. */
  readonly parents: readonly string[]
  /** Number of links on the way. */
  readonly links: number
}

function walk(context: Walk, path: string, way: Way): void {
  const { parents, links } = way
  for (const entry of readdirSync(parents.at(-1) ?? '', { withFileTypes: true })) {
    if (context.found.length >= context.most) return
    // Installed packages are no part of the site, wherever a package manager puts them.
    if (entry.name === 'node_modules') continue
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (links > 1) context.linkedTwice += 1
    if (entry.isFile()) take(context, inner)
    else if (entry.isDirectory())
      enter(context, inner, { parents: [...parents, join(parents.at(-1) ?? '', entry.name)], links })
    else if (entry.isSymbolicLink()) follow(context, inner, way)
  }
}

function take({ found, looksAt }: Walk, path: string): void {
  if (looksAt(path, false)) found.push(path)
}

function enter(context: Walk, path: string, way: Way): void {
  if (!context.looksAt(path, true)) return
  if (way.parents.length > DEEPEST_FOLDER)
    context.log.add({ file: `${context.folder}/${path}`, text: '' }, TOO_DEEP)
  else walk(context, path, way)
}

function follow(context: Walk, path: string, { parents, links }: Way): void {
  const source = { file: `${context.folder}/${path}`, text: '' }
  const isTooMany = context.isTooMany || links === MAX_LINKS || context.linkedTwice >= MAX_LINKED_TWICE
  if (links > 0 && isTooMany) {
    // One report is enough, and no further link within a link is followed.
    if (!context.isTooMany) context.log.add(source, TOO_MANY)
    context.isTooMany = true
    return
  }
  const target = realTarget(join(parents.at(-1) ?? '', basename(path)))
  if (target === null) {
    context.log.add(source, { code: 'unreadable-file', problem: 'This symbolic link is broken.' })
    return
  }
  const isCircle = parents.includes(target)
  if (isCircle || placeInSite(context.root, source.file) === null) {
    const problem = isCircle ? 'This symbolic link leads back to itself.' : LEADS_AWAY.problem
    context.log.add(source, { ...LEADS_AWAY, problem })
    return
  }
  if (statSync(target).isDirectory())
    enter(context, path, { parents: [...parents, target], links: links + 1 })
  else take(context, path)
}

function realTarget(path: string): string | null {
  try {
    return realPathOf(path)
  } catch {
    return null
  }
}

/** Lists the files of folders, each folder once: every locale and every collection uses the same list. */
export interface FileLister {
  /** The files of a folder, as `listFiles` returns them, and generated documents among them. */
  list(folder: string): readonly string[]
  /** The generated document in place of a file, relative to the root; null for a file. */
  find(file: string): GeneratedDocument | null
  /** The generated document that a file in its place is prose for; null if there is none. */
  findBelow(file: string): GeneratedDocument | null
}

/** A lister that has listed nothing yet. */
export function createFileLister({
  root,
  log,
  generated = NO_GENERATED_DOCUMENTS,
}: {
  readonly root: string
  readonly log: DiagnosticLog
  readonly generated?: GeneratedDocuments | undefined
}): FileLister {
  const known = new Map<string, readonly string[]>()
  return {
    list(folder) {
      const files =
        known.get(folder) ?? withGenerated(listFiles(root, folder, log), folder, { generated, log })
      known.set(folder, files)
      return files
    },
    find: (file) => generated.find(file),
    findBelow: (file) => generated.findBelow(file),
  }
}

/** A file of the site counts, and not a document that has its place, unless the file is prose for that document. */
function withGenerated(
  files: readonly string[],
  folder: string,
  { generated, log }: { readonly generated: GeneratedDocuments; readonly log: DiagnosticLog },
): readonly string[] {
  const inside = generated.all.filter(({ file }) => file.startsWith(`${folder}/`))
  if (inside.length === 0) return files
  const own = new Set(files)
  const added: string[] = []
  for (const { file, sourceName, acceptsProse } of inside) {
    const path = file.slice(folder.length + 1)
    if (!own.has(path)) added.push(path)
    else if (!acceptsProse)
      log.add(
        { file, text: '' },
        {
          code: 'duplicate-document',
          problem: `The source "${sourceName}" generates a document with the same path as this file.`,
          hint: 'Rename or remove the file, or give the document another path.',
        },
      )
  }
  return [...files, ...added].toSorted(compareCodePoints)
}
