import { posix } from 'node:path'
import type { Fix } from '../diagnostic.ts'
import { nearestPath } from '../nearest-name.ts'
import type { ContentFile } from '../read/read-collection.ts'
import { adviceForBackslashes, adviceForSiteRoot } from './advice-for-paths.ts'
import type { LinkOrigin } from './link-origin.ts'
import { encodeMarks } from './path-marks.ts'
import { basePathOf, type FindMoved, type SiteIndex } from './site-index.ts'

export interface BrokenLinkContext {
  readonly index: SiteIndex
  /** Default: nothing is known about former addresses. */
  readonly findMoved?: FindMoved
}

export interface BrokenLink {
  readonly type: 'broken'
  readonly code: 'broken-link'
  readonly problem: string
  readonly hint: string
  readonly fix: Fix | null
}

const MARKDOWN_FILE = /\.mdx?$/i

/** A link that leads to no page: the problem, a suggestion, and a fix if there is only one candidate. */
export function brokenLink(
  url: string,
  path: string,
  origin: LinkOrigin,
  { index, findMoved = () => null }: BrokenLinkContext,
): BrokenLink {
  const isFile = !path.startsWith('/') && origin.file !== null
  const moved = isReported(origin) ? movedTo(path, origin, { index, findMoved }) : null
  const nearest = isReported(origin)
    ? (moved ??
      (isFile ? nearestFile(path, origin.file, origin.locale, index) : nearestAddress(path, origin, index)))
    : null
  const fromRoot = adviceForSiteRoot(path, index.config) ?? adviceForBackslashes(path)
  const ofDraft = isReported(origin) ? adviceForDraft(path, origin, index) : null
  const ofFolder = isReported(origin) && moved === null ? adviceForFolder(path, origin, index) : null
  const nearHint = nearest === null ? null : `Did you mean "${encodeMarks(nearest)}"?`
  const scheme = /^[^/@\s]+@[\w-]+\.[\w.-]+$/.test(path)
    ? 'mailto:'
    : path.startsWith('www.')
      ? 'https://'
      : null
  const ofWeb = scheme && `Write "${scheme}${url}".`
  const usual = 'Link to a file, such as "./setup.md", or to an address, such as "/docs/setup".'
  const hint = ofWeb ?? ofDraft ?? fromRoot ?? ofFolder ?? nearHint ?? usual
  return {
    type: 'broken',
    code: 'broken-link',
    problem: `The link "${url}" does not lead to a page of this site.`,
    hint,
    fix: isFile ? movedFile(path, { file: origin.file, moved }, origin.locale, index) : null,
  }
}

/** For a link to a draft, which a build leaves out; null for any other link. */
function adviceForDraft(path: string, { locale, file }: LinkOrigin, index: SiteIndex): string | null {
  const draft =
    path.startsWith('/') || file === null
      ? (index.draftAt(basePathOf(locale, index) + path.replace(/^\//, '')) ?? index.draftAt(path))
      : index.draftOf(locale, posix.join(posix.dirname(file.originalFile), path))
  if (draft === null) return null
  return `${draft} is a draft, which is not published: take "draft" out of it, or the link out of this page.`
}

/** For the address of a folder, such as that of the docs, which has pages and none of its own; null for any other link. */
function adviceForFolder(path: string, origin: LinkOrigin, index: SiteIndex): string | null {
  if (!/^\/./.test(path)) return null
  const folder = `${path.replace(/\/$/, '')}/`
  const written = index
    .addressesOf(origin.locale)
    .paths.map((one) => writtenAddress(one, path, origin, index))
  const inner = written.find((address) => address.startsWith(folder))
  if (inner === undefined) return null
  return `No page has the address of this folder. Link to a page in it, such as "${encodeMarks(inner)}", or write one: "index.md".`
}

/**
 * The link to the page that replaced the target: one that has the former address as an alias, or the only
 * one that can have replaced the published address. Null if there is none.
 */
function movedTo(
  path: string,
  origin: LinkOrigin,
  { index, findMoved }: Required<BrokenLinkContext>,
): string | null {
  const base = basePathOf(origin.locale, index)
  const { file } = origin
  if (path.startsWith('/') || file === null) {
    const home = path.startsWith('/') ? (findMoved(base + path.slice(1)) ?? findMoved(path)) : null
    return home === null ? null : writtenAddress(home.route.path, path, origin, index)
  }
  const folder = posix.dirname(file.originalFile)
  const usual = MARKDOWN_FILE.test(path) ? index.usualAddress(posix.join(folder, path)) : null
  if (usual === null) return null
  const home = index.findByPath(base + usual) ?? findMoved(base + usual)
  const target = home?.originalFile ?? null
  return target === null ? null : fileLink(folder, target)
}

function fileLink(folder: string, file: string): string {
  const to = posix.relative(folder, file)
  return to.startsWith('../') ? to : `./${to}`
}

function nearestFile(path: string, file: ContentFile, locale: string, index: SiteIndex): string | null {
  const folder = posix.dirname(file.originalFile)
  const search = { spell: (known: string) => posix.relative(folder, known), except: file.originalFile }
  const wanted = withoutDot(path)
  // Suggestions come from the same version and collection, unless nothing there is close.
  const near = nearestPath(wanted, index.filesOf(locale, `${file.collection.folder}/`), search)
  return near ?? nearestPath(wanted, index.filesOf(locale, ''), search)
}

function nearestAddress(path: string, origin: LinkOrigin, index: SiteIndex): string | null {
  return nearestPath(withoutDot(path), index.addressesOf(origin.locale), {
    spell: (address) => writtenAddress(address, path, origin, index),
    except: origin.path,
  })
}

/** Untranslated text is reported at its original, so nobody sees a suggestion. */
function isReported({ file }: LinkOrigin): boolean {
  return file?.isFallback !== true
}

function withoutDot(path: string): string {
  return path.replace(/^\.\//, '')
}

/** The address of a page as the author of `path` spells addresses: without the base path, unless `path` has it too. */
function writtenAddress(address: string, path: string, origin: LinkOrigin, index: SiteIndex): string {
  const base = basePathOf(origin.locale, index)
  return path.startsWith(base) ? address : `/${address.slice(base.length)}`
}

/** The link to a file that moved: the page that took its place, else the only one with its name in the same collection. */
function movedFile(
  path: string,
  { file, moved }: { readonly file: ContentFile; readonly moved: string | null },
  locale: string,
  index: SiteIndex,
): Fix | null {
  if (moved !== null) return { from: encodeMarks(path), to: encodeMarks(moved) }
  const name = posix.basename(path)
  if (!MARKDOWN_FILE.test(path) || /^(?:index|readme)\./i.test(name)) return null
  const end = `/${name}`
  const { paths } = index.filesOf(locale, `${file.collection.folder}/`)
  const [only, ...others] = paths.filter((known) => known.endsWith(end))
  if (only === undefined || others.length > 0) return null
  return { from: encodeMarks(path), to: encodeMarks(fileLink(posix.dirname(file.originalFile), only)) }
}
