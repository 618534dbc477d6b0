import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { compareCodePoints } from '../compare-code-points.ts'
import type { DiagnosticLog } from '../content-error.ts'

/**
 * Paths of all files below `root/folder`, relative to the folder, with `/`, in code-point order; empty when the folder
 * does not exist. A symbolic link that leaves the site's root, or that leads back to one of its parents, is reported and
 * not followed.
 */
export function listFiles(root: string, folder: string, log: DiagnosticLog): string[] {
  const context = { base: join(root, folder), realRoot: realpathSync(root), folder, log }
  if (statSync(context.base, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return walk(context, '', [realpathSync(context.base)]).toSorted(compareCodePoints)
}

interface Walk {
  readonly base: string
  readonly realRoot: string
  readonly folder: string
  readonly log: DiagnosticLog
}

function walk(context: Walk, path: string, parents: readonly string[]): string[] {
  return readdirSync(join(context.base, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isFile()) return [inner]
    if (entry.isDirectory()) return walk(context, inner, [...parents, join(parents.at(-1) ?? '', entry.name)])
    return entry.isSymbolicLink() ? follow(context, inner, parents) : []
  })
}

function follow(context: Walk, path: string, parents: readonly string[]): string[] {
  const source = { file: `${context.folder}/${path}`, text: '' }
  const target = realTarget(join(context.base, path))
  if (target === null) {
    context.log.add(source, { code: 'unreadable-file', problem: 'This symbolic link leads nowhere.' })
    return []
  }
  const isInside = target.startsWith(context.realRoot + sep)
  if (!isInside || parents.includes(target)) {
    context.log.add(source, {
      code: 'link-out-of-root',
      problem: isInside
        ? 'This symbolic link leads in a circle.'
        : "This symbolic link leads out of the site's root.",
      hint: 'Put the file itself here.',
    })
    return []
  }
  return statSync(target).isDirectory() ? walk(context, path, [...parents, target]) : [path]
}

function realTarget(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}
