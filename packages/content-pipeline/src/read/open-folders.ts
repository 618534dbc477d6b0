import { statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { suggestName } from '../nearest-name.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { contentFolders } from './content-folders.ts'
import { REMOTE_IMAGES } from './remote-images.ts'
import {
  type FileBytes,
  INSTALLED,
  placeInSite,
  PRIVATE_PART,
  readUnlinked,
  realPathOf,
} from './inside-site.ts'

/**
 * The folders and files that content may show files of, relative to the root: those of content, the static folder, and what
 * `includes` names, the images of other hosts that are kept, and the same folders of the commits that versions come from. A folder within another one is left out.
 */
export function openFolders(
  config: Pick<SiteConfig, 'content' | 'includes' | 'gitVersions'> &
    Partial<Pick<SiteConfig, 'docs' | 'images'>>,
): readonly string[] {
  const { content, includes, images, gitVersions = [] } = config
  const own = [...contentFolders(config), content.static, ...includes]
  const ofVersions = gitVersions.flatMap(({ folder, base, docs: ofVersion }) =>
    [...own, ofVersion].map((each) => posix.join(base, each)).filter((each) => isBelow(each, folder)),
  )
  const remote = (images?.remote ?? []).length === 0 ? [] : [REMOTE_IMAGES]
  const all = [...own, ...remote, ...ofVersions].map((folder) => posix.normalize(folder).replace(/\/$/, ''))
  return [...new Set(all)].filter(
    (folder) => !all.some((other) => other !== folder && isBelow(folder, other)),
  )
}

/** Whether a path, relative to the root, is in one of the folders as it is written. */
export function isInFolders(file: string, folders: readonly string[]): boolean {
  const path = posix.normalize(file)
  return folders.some((folder) => isOpen(path, folder))
}

/**
 * The real path of a file that content may show; null for one that is not in an open folder, that is hidden there, that belongs
 * to a package, or that symbolic links bring from elsewhere. Links from one open folder to another are followed, and so is an
 * open folder that is itself a link, to another folder of the site.
 */
export function openPlace(root: string, file: string, folders: readonly string[]): string | null {
  if (!isInFolders(file, folders)) return null
  try {
    const place = realPathOf(join(root, file))
    if (!statSync(place).isFile()) return null
    const base = realPathOf(root)
    const isThere = place === join(base, file) || folders.some((folder) => isReallyIn(place, root, folder))
    return isThere ? place : null
  } catch {
    // Nothing is there, or its name is longer than the file system allows.
    return null
  }
}

/** The bytes of a file that content may show; null for any other, even if a link has just been put in its place. */
export function readOpen(root: string, file: string, folders: readonly string[]): FileBytes | null {
  const place = openPlace(root, file, folders)
  try {
    return place === null ? null : readUnlinked(place)
  } catch {
    return null
  }
}

/** What an author learns who names a file that content may not show; `url` is the path as written. */
export function closedFile(
  url: string,
  file: string,
  folders: readonly string[],
): { readonly problem: string; readonly hint: string } {
  const path = posix.normalize(file)
  const isNamed = isInFolders(path, folders)
  if (isNamed || PRIVATE_PART.test(withoutParents(path)))
    return {
      problem: `"${url}" is hidden, belongs to an installed package, or is a link to a file that content may not show.`,
      hint: 'If readers need it, copy it to a folder of content.',
    }
  const folder = posix.dirname(path)
  const inRoot = folder === '.' || /(?:^|\/)\.\.$/.test(folder)
  const added = inRoot ? path : folder
  // Those of commits are in the store, and no author can put a file there.
  const written = folders.filter((name) => !INSTALLED.test(name))
  const advice = `Content may show files of ${written.map((name) => `"${name}"`).join(', ')}. Move the file there, or add "${added}" to "includes" in the configuration.`
  return {
    problem: `"${url}" is not in a folder that content may show files of.`,
    hint: suggestName(folder, written, advice),
  }
}

/** Whether a real path is in what an open folder leads to. The site as a whole, and what is not of it, is never open. */
function isReallyIn(place: string, root: string, folder: string): boolean {
  try {
    const target = placeInSite(root, folder)
    if (target === null || target === realPathOf(root)) return false
    return isOpen(place.replaceAll(sep, '/'), target.replaceAll(sep, '/'))
  } catch {
    return false
  }
}

/** Whether a path is a folder, or in it and not hidden there. */
function isOpen(path: string, folder: string): boolean {
  return path === folder || (isBelow(path, folder) && !PRIVATE_PART.test(path.slice(folder.length + 1)))
}

/** Whether a path is inside a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

function withoutParents(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '')
}
