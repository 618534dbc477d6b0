import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareCodePoints } from '../compare-code-points.ts'
import type { DiagnosticLog } from '../content-error.ts'
import { leadsAway, LEADS_AWAY } from './is-publishable.ts'

/**
 * Paths of all files below `root/folder`, relative to the folder, with `/`, in code-point order; empty when the folder
 * does not exist. A symbolic link that leaves the site's root, the folder itself included, that leads to hidden or
 * installed files, or back to one of its parents, is reported and not followed.
 */
export function listFiles(root: string, folder: string, log: DiagnosticLog): string[] {
  const context = { root, base: join(root, folder), folder, log }
  if (statSync(context.base, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  if (leadsAway(root, folder)) {
    log.add({ file: folder, text: '' }, LEADS_AWAY)
    return []
  }
  return walk(context, '', [realpathSync(context.base)]).toSorted(compareCodePoints)
}

interface Walk {
  readonly root: string
  readonly base: string
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
  const isCircle = parents.includes(target)
  if (isCircle || leadsAway(context.root, source.file)) {
    const problem = isCircle ? 'This symbolic link leads in a circle.' : LEADS_AWAY.problem
    context.log.add(source, { ...LEADS_AWAY, problem })
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
