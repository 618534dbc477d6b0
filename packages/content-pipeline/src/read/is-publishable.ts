import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, normalize, relative, sep } from 'node:path'

/** Hidden files hold secrets (`.env`, `.git/config`), and what is installed is not the site's to publish. */
const PRIVATE_PART = /(?:^|\/)(?:\.|node_modules(?:\/|$))/

/** What hosts and browsers look for under a hidden name. */
const WANTED_HIDDEN = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains'])

/**
 * Whether a place in the static folder, with `/`, is hidden and so not published: a secret, or what a file manager, an
 * editor or git keeps for itself.
 */
export function isHidden(place: string): boolean {
  return place.split('/').some((part) => part.startsWith('.') && !WANTED_HIDDEN.has(part))
}

/**
 * Whether `root/file` is a file that a text may publish: below the root (a symbolic link may lead away) and not private.
 * Nobody who writes a page must be able to publish what only the machine that builds can read.
 */
export function isPublishable(root: string, file: string): boolean {
  return isFile(join(root, file)) && !PRIVATE_PART.test(file) && !leadsAway(root, file)
}

/**
 * Whether a symbolic link, at `root/path` or on the way there, leads out of the root or to what is private. Throws when
 * nothing is there.
 */
export function leadsAway(root: string, path: string): boolean {
  const inner = relative(realpathSync(root), realpathSync(join(root, path)))
  // Between drives there is no relative path.
  return inner !== normalize(path) && (isAbsolute(inner) || PRIVATE_PART.test(inner.replaceAll(sep, '/')))
}

/** What a writer is told of such a link. */
export const LEADS_AWAY = {
  code: 'link-out-of-root',
  problem: 'This symbolic link leads outside the site, to a hidden file, or into an installed package.',
  hint: 'Replace the link with the file itself.',
} as const

/** A name that is longer than the disk allows names no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
