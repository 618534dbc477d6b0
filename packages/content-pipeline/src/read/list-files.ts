import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { DiagnosticLog } from '../content-error.ts'
import {
  type GeneratedDocument,
  type GeneratedDocuments,
  NO_GENERATED_DOCUMENTS,
} from './generated-documents.ts'
import { leadsAway, LEADS_AWAY } from './is-publishable.ts'

export interface ListFilesOptions {
  /** Whether a file, or a folder with everything in it, is wanted, by its path below the folder; default yes. */
  readonly looksAt?: LooksAt | undefined
  /** Maximum number of files; which ones is up to the file system. Default: no maximum. */
  readonly most?: number
}

export type LooksAt = (path: string, isFolder: boolean) => boolean

/**
 * Paths of all files below `root/folder`, relative to the folder, with `/`, in code-point order; empty when the folder
 * does not exist. A symbolic link that leaves the root of the site (the folder itself included), leads to hidden or
 * installed files, or back to a parent is reported and not followed.
 */
export function listFiles(
  root: string,
  folder: string,
  log: DiagnosticLog,
  { looksAt = () => true, most = Infinity }: ListFilesOptions = {},
): string[] {
  const context = { root, base: join(root, folder), folder, log, looksAt, most, found: [] }
  if (statSync(context.base, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  if (leadsAway(root, folder)) {
    log.add({ file: folder, text: '' }, LEADS_AWAY)
    return []
  }
  walk(context, '', [realpathSync(context.base)])
  return context.found.toSorted(compareCodePoints)
}

interface Walk extends Required<ListFilesOptions> {
  readonly root: string
  readonly base: string
  readonly folder: string
  readonly log: DiagnosticLog
  readonly looksAt: LooksAt
  readonly found: string[]
}

function walk(context: Walk, path: string, parents: readonly string[]): void {
  for (const entry of readdirSync(join(context.base, path), { withFileTypes: true })) {
    if (context.found.length >= context.most) return
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isFile()) take(context, inner)
    else if (entry.isDirectory()) enter(context, inner, [...parents, join(parents.at(-1) ?? '', entry.name)])
    else if (entry.isSymbolicLink()) follow(context, inner, parents)
  }
}

function take({ found, looksAt }: Walk, path: string): void {
  if (looksAt(path, false)) found.push(path)
}

function enter(context: Walk, path: string, parents: readonly string[]): void {
  if (context.looksAt(path, true)) walk(context, path, parents)
}

function follow(context: Walk, path: string, parents: readonly string[]): void {
  const source = { file: `${context.folder}/${path}`, text: '' }
  const target = realTarget(join(context.base, path))
  if (target === null) {
    context.log.add(source, { code: 'unreadable-file', problem: 'This symbolic link is broken.' })
    return
  }
  const isCircle = parents.includes(target)
  if (isCircle || leadsAway(context.root, source.file)) {
    const problem = isCircle ? 'This symbolic link leads back to itself.' : LEADS_AWAY.problem
    context.log.add(source, { ...LEADS_AWAY, problem })
    return
  }
  if (statSync(target).isDirectory()) enter(context, path, [...parents, target])
  else take(context, path)
}

function realTarget(path: string): string | null {
  try {
    return realpathSync(path)
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
