import { realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { placeInSite, PRIVATE_PART } from './inside-site.ts'

/** What the root folder of a site holds for readers; all else there configures the site and its tools. */
const FOR_READERS =
  /^[^/]+\.(?:mdx?|txt|png|jpe?g|gif|svg|webp|avif|ico|pdf)$|^(?:AUTHORS|LICEN[CS]E|NOTICE)$/i

/** Hidden files that hosts and browsers look for. */
const WANTED_HIDDEN = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains'])

/**
 * Whether a path in the static folder, with `/`, is hidden and therefore not published: a secret, or a file of a file
 * manager, an editor or Git.
 */
export function isHidden(place: string): boolean {
  return place.split('/').some((part) => part.startsWith('.') && !WANTED_HIDDEN.has(part))
}

/**
 * Whether a document may publish the file `root/file`: it is below the root (a symbolic link may lead outside), not
 * private, and no file of the root folder that configures the site. No author must be able to publish what only the build
 * machine can read.
 */
export function isPublishable(root: string, file: string): boolean {
  if (!isFile(join(root, file)) || PRIVATE_PART.test(file) || leadsAway(root, file)) return false
  const place = relative(realpathSync(root), realpathSync(join(root, file)))
  return place.includes(sep) || FOR_READERS.test(place)
}

/** Whether a file below the root is there and not publishable. Nothing is said about files outside. */
export function isPrivate(root: string, file: string): boolean {
  return !file.startsWith('..') && isFile(join(root, file)) && !isPublishable(root, file)
}

/**
 * Whether a symbolic link, at `root/path` or on the way there, leads outside the root or to something private. Throws
 * when nothing is there.
 */
export function leadsAway(root: string, path: string): boolean {
  realpathSync(join(root, path))
  return placeInSite(root, path) === null
}

/** The diagnostic for such a link. */
export const LEADS_AWAY = {
  code: 'link-out-of-root',
  problem: 'This symbolic link leads outside the site, to a hidden file, or into an installed package.',
  hint: 'Replace the link with the file itself.',
} as const

/** A name longer than the file system allows. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
