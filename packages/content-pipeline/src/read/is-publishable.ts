import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { placeInSite } from './inside-site.ts'

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
