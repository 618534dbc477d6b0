import { posix } from 'node:path'
import type { DiagnosticCode, Fix } from '../diagnostic.ts'
import { isWebUrl, isWholeIfWebUrl } from '../is-web-url.ts'
import { nearestPath, suggestName } from '../nearest-name.ts'
import { decodeLetters } from '../markdown/document/decode-letters.ts'
import { idOfHash, isTopOfPage } from '../manifest/id-of-hash.ts'
import { isExcluded } from '../schemas/link-check.ts'
import { findSpellings, manySpellings } from '../read/find-spellings.ts'
import type { AssetStore } from './asset-store.ts'
import { brokenLink, type BrokenLinkContext } from './broken-link.ts'
import { refusedType } from './linked-file.ts'
import type { LinkOrigin } from './link-origin.ts'
import { ownAddress } from './own-address.ts'
import { decodeMarks, encodeMarks } from './path-marks.ts'
import { basePathOf, type LinkTarget, type SiteIndex } from './site-index.ts'
import { staticFileOfCommit } from './static-file-of-commit.ts'

/** The target of a link, or why it is broken. */
export type LinkOutcome = ResolvedOutcome | BrokenOutcome

interface ResolvedOutcome {
  readonly type: 'resolved'
  /** Address with base path, or as written for other sites. */
  readonly href: string
  /** True for anything but a page of this locale: the browser must load it as a document. */
  readonly isDocument: boolean
  readonly isExternal: boolean
}

interface BrokenOutcome {
  readonly type: 'broken'
  readonly code: DiagnosticCode
  readonly problem: string
  readonly hint: string
  readonly fix?: Fix | null
  /** The target to use anyway: the page exists, only the id on it does not. If absent, the link stays as written. */
  readonly shown?: { readonly href: string; readonly isDocument: boolean }
}

interface LinkContext extends BrokenLinkContext {
  readonly assets: AssetStore
}

const SCHEME_OR_HOST = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/\/)/i
const MARKDOWN_FILE = /\.mdx?$/i

/**
 * Resolves a link. Links to files (`./setup.md`), to files without extension (`setup`) and to addresses (`/docs/setup`)
 * lead to the canonical address of the page in the same locale; its `#id` must exist there.
 */
export function resolveLink(url: string, origin: LinkOrigin, context: LinkContext): LinkOutcome {
  if (url === '') return withoutAddress(origin)
  if (SCHEME_OR_HOST.test(url)) return resolveOwn(url, origin, context) ?? resolveExternal(url)
  const { path, search, hash } = splitUrl(url)
  if (path === '' && search === '') return resolveAnchor(hash, origin, context.index)
  const target = path === '' ? pageOf(origin, context.index) : findTarget(path, origin, context.index)
  if (target !== null) return linkTo(target, { search, hash }, origin)
  const file = findFile(path, origin, context)
  if (file?.type === 'resolved') return { ...file, href: file.href + search + hash }
  return file ?? brokenLink(url, path, origin, context)
}

function withoutAddress({ file }: LinkOrigin): LinkOutcome {
  return {
    type: 'broken',
    code: 'broken-link',
    problem: 'This link has no target.',
    hint: `Write one, such as "[text](${file === null ? '/docs/setup' : './setup.md'})". "#" is the top of the page.`,
  }
}

function resolveExternal(url: string): LinkOutcome {
  if (!isWholeIfWebUrl(url)) {
    const [, scheme = '', rest = ''] = /^(https?:)[/\\]*([^/\\].*)$/is.exec(url) ?? []
    const whole = `${scheme}//${rest}`
    const isMeant = scheme !== '' && whole !== url && isWebUrl(whole)
    return {
      type: 'broken',
      code: 'broken-link',
      problem: `The link "${url}" is not a valid URL.`,
      hint: isMeant
        ? `Write "${whole}", or a path without "${scheme}".`
        : 'Check the spelling of the host and the port.',
    }
  }
  if (SAFE_ADDRESS.test(url)) return { type: 'resolved', href: url, isDocument: false, isExternal: true }
  const [, path] = /^pathname:\/\/(\/.*)$/is.exec(url) ?? []
  return {
    type: 'broken',
    code: 'broken-link',
    problem: `The link "${url}" starts with a scheme that is not allowed.`,
    hint:
      path === undefined
        ? 'Links to other sites start with "https://"; "mailto:" and "tel:" are allowed too.'
        : `Write "${path}": files in the static folder are served under their own path. If something else serves it, add it to "linkCheck.exclude" too.`,
  }
}

/** An absolute URL of the site itself, checked like an address and kept as written; null for any other URL. */
function resolveOwn(url: string, origin: LinkOrigin, context: LinkContext): LinkOutcome | null {
  const { index } = context
  const { config } = index
  const own = ownAddress(url, index)
  if (own === null) return null
  const { path, search, hash: written } = splitUrl(own.rest)
  // Letters of a whole URL are still percent-encoded.
  const hash = decodeLetters(written)
  const kept: LinkOutcome = { type: 'resolved', href: url, isDocument: false, isExternal: true }
  const target = index.findByPath(path) ?? index.findByPath(decodeLetters(path))
  if (target !== null) {
    const noTab = brokenTab(search, target)
    if (noTab !== null) return noTab
    const found = hashOn(target, hash)
    if (found !== null)
      return { ...kept, href: url.slice(0, url.length - written.length) + (found === hash ? written : found) }
    return brokenAnchor(idOfHash(hash), target.ids, target.route.path)
  }
  const below = path.slice(config.basePath.length - 1)
  const files = [below, posix.join(below, 'index.html')].flatMap((file) => index.staticFiles(file))
  if (index.isPublished(path) || files.length > 0) return kept
  if (isExcluded(config.linkCheck, below)) return kept
  const nearest = nearestPath(path, index.addressesOf(localeOf(path, index)), { except: origin.path })
  const isKnown = nearest === null || index.draftAt(path) !== null
  return {
    ...brokenLink(url, path, { ...origin, file: null }, context),
    ...(isKnown ? {} : { hint: `Did you mean "${own.host}${encodeMarks(nearest)}"?` }),
  }
}

/** Code of the locale whose base path begins an address, the longest first. */
function localeOf(address: string, { locales, config }: SiteIndex): string {
  const around = locales.filter(({ basePath }) => `${address}/`.startsWith(basePath))
  const [nearest] = around.toSorted((left, right) => right.basePath.length - left.basePath.length)
  return nearest?.code ?? config.defaultLocale
}

function splitUrl(url: string): { path: string; search: string; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return { path: decodeMarks(path), search, hash: hash === '#' ? '' : hash }
}

function pageOf({ path }: LinkOrigin, index: SiteIndex): LinkTarget | null {
  return path === null ? null : index.findByPath(path)
}

function resolveAnchor(hash: string, origin: LinkOrigin, index: SiteIndex): LinkOutcome {
  const here: LinkOutcome = {
    type: 'resolved',
    href: hash === '' ? '#' : hash,
    isDocument: false,
    isExternal: false,
  }
  const id = idOfHash(hash)
  const page = id === '' ? null : pageOf(origin, index)
  if (page === null) return here
  const found = hashOn(page, hash)
  return found === null ? brokenAnchor(id, page.ids, 'this page') : { ...here, href: found || '#' }
}

/**
 * A hash as a page has its id, which may be stored in another Unicode form; without the id where it refers to the title. Null for
 * an id that the page does not have.
 */
function hashOn(page: LinkTarget, hash: string): string | null {
  const id = idOfHash(hash)
  if (isTopOfPage(id) || page.hasId(id)) return hash
  const composed = id.normalize('NFC')
  const stored = page.ids.find((known) => known.normalize('NFC') === composed)
  return stored === undefined ? withoutTitleId(hash, page) : `#${stored}${hash.slice(1 + id.length)}`
}

/** A hash that refers to the title of a page, without its id; null for any other. Other tools give a title an id like any heading. */
function withoutTitleId(hash: string, { title }: LinkTarget): string | null {
  const id = idOfHash(hash)
  const words = lettersOf(title)
  if (words === '' || lettersOf(id) !== words) return null
  const directive = hash.slice(1 + id.length)
  return directive && `#${directive}`
}

/** The letters and digits of a text, which each tool separates in its own way in the id of a heading. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

function linkTo(
  target: LinkTarget,
  { search, hash }: { search: string; hash: string },
  origin: LinkOrigin,
): LinkOutcome {
  const { route } = target
  const id = idOfHash(hash)
  const isDocument = route.locale !== origin.locale
  const resolved = { type: 'resolved' as const, isDocument, isExternal: false }
  const href = route.path + search + hash
  const noTab = origin.file?.isFallback === true ? null : brokenTab(search, target)
  if (noTab !== null) return { ...noTab, shown: { href, isDocument } }
  const found = hashOn(target, hash)
  if (found !== null) return { ...resolved, href: route.path + search + found }
  // Untranslated text links to ids of the original, which the translated target may not have.
  if (origin.file?.isFallback === true) return { ...resolved, href: route.path + search }
  const broken = brokenAnchor(id, target.ids, route.path)
  return { ...broken, hint: broken.hint + adviceForUntranslated(target), shown: { href, isDocument } }
}

/** A link that names a tab, `?unit=metric`, by a group that the page has and a value that none of its tabs has; null for others. */
function brokenTab(search: string, target: LinkTarget): BrokenOutcome | null {
  // Few links name a tab, and knowing those of a page takes unpacking what is known of it.
  if (search === '' || target.tabs.length === 0) return null
  const { tabs, route } = target
  for (const [group, value] of new URLSearchParams(search)) {
    const values = tabs.filter(([name]) => name === group).map(([, known]) => known)
    if (values.length === 0 || values.includes(value)) continue
    const problem = `No tab of the group "${group}" on ${route.path} has the value "${value}".`
    const hint = suggestName(value, values, `Values: ${values.join(', ')}.`)
    return { type: 'broken', code: 'broken-anchor', problem, hint }
  }
  return null
}

/** Why a page of another language has other ids than its author may expect: it shows the text of the original. */
function adviceForUntranslated({ route, originalFile }: LinkTarget): string {
  return route.isFallback
    ? ` The page is not translated, so it has the ids of ${originalFile ?? 'the original'}.`
    : ''
}

function findTarget(path: string, origin: LinkOrigin, index: SiteIndex): LinkTarget | null {
  if (path.startsWith('/')) return findAbsolute(path, origin, index)
  if (origin.file === null) return null
  const { originalFile, collection } = origin.file
  const fromFile = posix.join(posix.dirname(originalFile), path)
  const fromCollection = posix.join(collection.folder, path)
  const isExplicit = path.startsWith('./') || path.startsWith('../')
  const files = isExplicit ? [fromFile] : [fromFile, fromCollection]
  for (const file of files.flatMap(spellings)) {
    const target = index.findByFile(origin.locale, file)
    if (target !== null) return target
  }
  const today = findToday(fromFile, origin, index)
  if (today !== null) return today
  if (MARKDOWN_FILE.test(path) || origin.path === null) return null
  if (origin.file.isFallback) return findBesideOriginal(path, origin.path, origin.locale, index)
  return index.findByPath(posix.join(folderOf(origin.path), path))
}

/** The page of today that a file of a commit links to: posts and pages are in no version. */
function findToday(file: string, { file: from, locale }: LinkOrigin, index: SiteIndex): LinkTarget | null {
  const base = from?.collection.base ?? ''
  if (base === '' || !file.startsWith(base)) return null
  return findOutsideDocs(spellings(file.slice(base.length)), locale, index)
}

function findOutsideDocs(files: readonly string[], locale: string, index: SiteIndex): LinkTarget | null {
  return files.map((file) => index.findByFile(locale, file)).find((target) => target?.doc === null) ?? null
}

function folderOf(address: string): string {
  return address.endsWith('/') ? address : posix.dirname(address)
}

/**
 * Untranslated text contains relative links from the address of the original, which would lead elsewhere from the
 * translated address.
 */
function findBesideOriginal(
  path: string,
  address: string,
  locale: string,
  index: SiteIndex,
): LinkTarget | null {
  const own = basePathOf(locale, index)
  const first = basePathOf(index.config.defaultLocale, index)
  const wanted = posix.join(folderOf(first + address.slice(own.length)), path)
  const inLocale = wanted.startsWith(first) ? index.findByPath(own + wanted.slice(first.length)) : null
  return inLocale ?? index.findByPath(wanted)
}

/** Files that a path without extension may refer to. */
function spellings(file: string): string[] {
  if (MARKDOWN_FILE.test(file)) return [file]
  const bare = file.replace(/\/$/, '')
  return [`${bare}.md`, `${bare}/index.md`, `${bare}/README.md`, `${bare}/readme.md`]
}

function findAbsolute(path: string, origin: LinkOrigin, index: SiteIndex): LinkTarget | null {
  if (MARKDOWN_FILE.test(path)) {
    const folder = origin.file?.collection.folder ?? ''
    const base = origin.file?.collection.base ?? ''
    const today = path.slice(1)
    const candidates = [base + today, posix.join(folder, path), ...(base === '' ? [today] : [])]
    const targets = candidates.map((file) => index.findByFile(origin.locale, file))
    return (
      targets.find((target) => target !== null) ??
      (base === '' ? null : findOutsideDocs([today], origin.locale, index))
    )
  }
  const base = basePathOf(origin.locale, index)
  return index.findByPath(base + path.slice(1)) ?? index.findByPath(path)
}

/** Another file of the site: in the static folder, or beside the page. */
function findFile(path: string, origin: LinkOrigin, { index, assets }: LinkContext): LinkOutcome | null {
  const base = basePathOf(origin.locale, index)
  const found = (to: string, folder = base): LinkOutcome => ({
    type: 'resolved',
    href: folder + encodeMarks(to),
    isDocument: true,
    isExternal: false,
  })
  if (path.startsWith('/')) {
    const ofCommit = staticFileOfCommit(path, origin.file, { index, assets })
    if (ofCommit !== null) return found(ofCommit.to)
    const [file, ...others] = index.staticFiles(path)
    if (others.length > 0) return { type: 'broken', ...manySpellings(path) }
    if (file !== undefined) return found(file)
    const [page] = index.staticFiles(posix.join(path, 'index.html'))
    if (page !== undefined) return found(`${posix.dirname(page)}/`)
    if (index.isPublished(base + path.slice(1))) return found(path.slice(1))
    if (index.isPublished(path)) return found(path.slice(1), '/')
    return isExcluded(index.config.linkCheck, path) ? found(path.slice(1), index.config.basePath) : null
  }
  const beside = origin.path === null ? null : posix.join(folderOf(origin.path), path)
  if (beside !== null && index.isPublished(beside)) return found(beside.slice(1), '/')
  if (origin.file === null || MARKDOWN_FILE.test(path)) return null
  for (const from of [origin.file.source.file, origin.file.originalFile]) {
    const wanted = posix.join(posix.dirname(from), path)
    const [file = wanted, ...others] = findSpellings(index.root, wanted)
    if (assets.refuses(file))
      return { type: 'broken', ...refusedType(path, file, index.config.content.static) }
    const closed = assets.closed(path, file)
    if (closed !== null) return { type: 'broken', code: 'unsafe-file', ...closed }
    const asset = assets.add(file)
    if (asset === null) continue
    return others.length > 0 ? { type: 'broken', ...manySpellings(path) } : found(asset.to)
  }
  return null
}

function brokenAnchor(id: string, ids: readonly string[], where: string): BrokenOutcome {
  const known = ids.slice(0, 12).map((item) => `#${item}`)
  return {
    type: 'broken',
    code: 'broken-anchor',
    problem: `There is no id "${id}" on ${where}.`,
    hint: suggestName(
      id,
      ids,
      known.length === 0 ? 'That page has no ids.' : `Ids on that page: ${known.join(', ')}.`,
    ),
  }
}
