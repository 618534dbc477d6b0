import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isHidden, LEADS_AWAY, leadsAway } from '@fyr/content-pipeline/internal'
import { staticFolderIssues } from './static-folder-issues.ts'
import { type FoundEntry, walkFolder } from '../walk-folder.ts'
import { type SiteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'
import type { ReadySite } from './loaded-site.ts'
import { shadowIssues } from './shadow-issues.ts'
import { svgIssues } from './svg-issues.ts'

/** A file that is published unchanged. */
export interface StaticFile {
  /** Absolute. */
  readonly from: string
  /** Below a locale's folder, with `/`. */
  readonly place: string
}

/**
 * Every visible file in a folder (relative to the absolute root), sorted by code point; empty without the folder. A
 * symbolic link counts as its target. Throws `SiteError` for what cannot be published: links outside the site (the
 * folder itself included), to hidden or installed files, broken links, links to folders, and special files.
 */
export function listStaticFiles(root: string, folder: string): readonly StaticFile[] {
  const base = join(root, folder)
  if (!existsSync(base)) return []
  const ofFolder = staticFolderIssues(root, folder)
  if (ofFolder.length > 0) throw new SiteError(ofFolder)
  const found = walkFolder(base)
    .filter(({ entry, place }) => !entry.isDirectory() && !isHidden(place))
    .toSorted((left, right) => compareCodePoints(left.place, right.place))
  const issues = found.flatMap((one) => issueOf(one, root, folder) ?? [])
  if (issues.length > 0) throw new SiteError(issues)
  return found.map(({ place }) => ({ from: join(base, place), place }))
}

/**
 * The static files of a site. Throws `SiteError` as `listStaticFiles` does, for files at the address of a page, and for SVG files
 * among them and among the images of its content that run code.
 */
export function publishableFiles({ root, config, content }: ReadySite): readonly StaticFile[] {
  const files = listStaticFiles(root, config.content.static)
  const issues = [
    ...shadowIssues(files, { config, content }),
    ...svgIssues(root, [...files, ...content.manifest.assets]),
  ]
  if (issues.length > 0) throw new SiteError(issues)
  return files
}

/** Why files of a site cannot be published; what is wrong with the static folder itself is reported with the content. */
export function fileDiagnostics(site: ReadySite): readonly SiteDiagnostic[] {
  if (staticFolderIssues(site.root, site.config.content.static).length > 0) return []
  try {
    publishableFiles(site)
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
}

function issueOf({ place, entry }: FoundEntry, root: string, folder: string): SiteIssue | null {
  if (entry.isFile()) return null
  const file = posix.join(folder, place)
  if (!entry.isSymbolicLink()) return unusable(file, 'This is not a regular file, so it cannot be published.')
  const target = targetOf(join(root, file))
  if (target === null) return unusable(file, 'This symbolic link is broken.')
  if (leadsAway(root, file)) return unusable(file, LEADS_AWAY.problem)
  return statSync(target).isFile() ? null : unusable(file, 'This symbolic link does not lead to a file.')
}

function unusable(file: string, problem: string): SiteIssue {
  return { code: 'static-file-unusable', file, problem, hint: LEADS_AWAY.hint }
}

function targetOf(link: string): string | null {
  try {
    return realpathSync(link)
  } catch {
    return null
  }
}
