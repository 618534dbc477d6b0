import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { SiteError } from '../site-error.ts'

/**
 * Throws `SiteError` when `out` (absolute) must not be replaced by a site: the folder of the site itself, one above it,
 * one that its source is in, or one that holds something else than a published site. Publishing deletes what is there.
 */
export function checkOut(out: string, root: string, { content }: Pick<SiteConfig, 'content'>): void {
  const sources = Object.values(content).map((folder) => join(root, folder))
  const isSource = sources.some((source) => holds(out, source) || holds(source, out))
  if (holds(out, root) || isSource) {
    throw refusal(
      'folder-in-use',
      `The site can not be published to ${out}: its own files are there.`,
      'Publish to a folder of its own, such as "dist".',
    )
  }
  const stats = statSync(out, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (stats.isDirectory() && isReplaceable(readdirSync(out))) return
  throw refusal(
    'folder-not-empty',
    `The site can not be published to ${out}: what is there is no published site.`,
    'Publishing replaces the whole folder. Choose another one, or empty it first.',
  )
}

/** Stand at the root of every published site, and together hardly anywhere else: an application has an index too. */
const MARKS = ['404.html', '_headers']
/** Keep an empty folder in version control, or are made by the system; nobody's work. */
const NOBODYS = new Set(['.gitkeep', '.gitignore', '.keep', '.DS_Store'])

function isReplaceable(names: readonly string[]): boolean {
  if (names.every((name) => NOBODYS.has(name))) return true
  // What is published from a clone of its own has its history there.
  return MARKS.every((mark) => names.includes(mark)) && !names.includes('.git')
}

function holds(outer: string, inner: string): boolean {
  const path = relative(outer, inner)
  return path !== '..' && !path.startsWith(`..${sep}`)
}

function refusal(code: 'folder-in-use' | 'folder-not-empty', problem: string, hint: string): SiteError {
  return new SiteError([{ code, problem, hint }])
}
