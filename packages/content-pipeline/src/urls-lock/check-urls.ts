import { posix } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { DiagnosticLog, Issue } from '../diagnostic.ts'
import type { FindMoved, LinkTarget, SiteIndex } from '../links/site-index.ts'
import type { Redirect } from '../manifest/index.ts'
import { createPathIndex, nearestName, nearestPath } from '../nearest-name.ts'
import { readInSite } from '../read/inside-site.ts'
import { isOfCommit } from '../read/is-of-commit.ts'
import { isReactPage } from '../read/read-collection.ts'
import { ACCEPT_HINT, isBelow, type PlannedUrls } from './planned-urls.ts'
import { renamedLocales } from './renamed-locales.ts'
import { type LockedUrl, parseUrlsLock, URLS_LOCK_FILE, type UrlsLock } from './urls-lock.ts'

/** Every address of a site as a lock lists it: pages with the ids in them, and redirects from one address. */
export function listUrls({ locales, index }: PlannedUrls): LockedUrl[] {
  return locales.flatMap(({ siteData, routes, redirects }) => {
    const locale = siteData.locale.code
    return [
      // A fallback has the ids of the original until it is translated.
      ...routes.map(({ path, isFallback }) => ({
        address: path,
        locale,
        ids: isFallback ? [] : idsAt(path, index),
      })),
      ...redirects.filter(isSingle).map(({ from }) => ({ address: from, locale, ids: [] })),
    ]
  })
}

/** Footnotes are numbered, so an edit of the text changes their ids; links from elsewhere do not lead to them. */
const OF_FOOTNOTE = /(?:^|-)fn(?:ref)?-|(?:^|-)footnote-label$/

function idsAt(path: string, index: SiteIndex): readonly string[] {
  const page = index.findByPath(path)
  return page === null ? [] : lastingIds(page)
}

function lastingIds({ ids }: LinkTarget): readonly string[] {
  return ids.filter((id) => !OF_FOOTNOTE.test(id))
}

/** The lock of a site; null without one. */
function readLock(root: string): UrlsLock | null {
  const bytes = readInSite(root, URLS_LOCK_FILE)
  return bytes === null ? null : parseUrlsLock(bytes.toString('utf8'))
}

/**
 * Finds the page that replaced an address in the lock of a site in `root` (absolute). The lock is read at
 * the first call: few sites have a broken link.
 */
export function movedPageFinder(root: string, site: PlannedUrls): FindMoved {
  let known: ReadonlyMap<string, LinkTarget> | null = null
  return (address) => {
    known ??= movedPages(root, site)
    return known.get(withoutSlash(address)) ?? null
  }
}

function movedPages(root: string, site: PlannedUrls): ReadonlyMap<string, LinkTarget> {
  const lock = readLock(root)
  if (lock === null) return new Map()
  const changes = changesOf(lock, site)
  return new Map(
    changes.lost.flatMap((url) => {
      const { home, isSure } = likeliestHome(url, changes)
      return home !== null && isSure ? [[withoutSlash(url.address), home] as const] : []
    }),
  )
}

/**
 * Reports addresses and ids that the lock of a site in `root` (absolute) lists but the site no longer has. A site may
 * have no lock.
 */
export function checkUrls(root: string, site: PlannedUrls, log: DiagnosticLog): void {
  const lock = readLock(root)
  if (lock === null) return
  for (const line of lock.invalidLines) log.add(lock.source, { ...INVALID_LINE, at: { line, column: 1 } })
  const lines = new Map(
    lock.source.text.split(/\r?\n/).map((line, index) => [line.split('\t')[0], index + 1]),
  )
  const changes = changesOf(lock, site)
  const pointOf = ({ address }: LockedUrl) => ({ line: lines.get(address) ?? 0, column: 1 })
  const base = site.index.config.basePath
  const outside = lock.urls.filter(({ address }) => !isBelow(address, base))
  const [first] = outside
  if (first !== undefined) log.add(lock.source, { ...outOfReach(outside, base), at: pointOf(first) })
  const inside = lock.urls.filter(({ address }) => isBelow(address, base))
  const renamed = renamedLocales(inside, changes.isRedirected, site)
  for (const { urls, issue } of renamed)
    log.add(lock.source, { ...issue, at: urls[0] ? pointOf(urls[0]) : null })
  const reported = new Set(renamed.flatMap(({ urls }) => urls))
  for (const url of inside.filter((one) => !reported.has(one))) {
    const at = pointOf(url)
    for (const issue of issuesOf(url, changes, site)) log.add(lock.source, { ...issue, at })
  }
}

const INVALID_LINE: Issue = {
  code: 'invalid-lock',
  problem: 'This line is not an address, a locale and ids, separated by tabs.',
  hint: 'In a merge conflict, keep both sides and delete the conflict markers, or run "fyr urls accept".',
}

/** The site cannot keep addresses outside its base path. One change of the base path is one issue. */
function outOfReach(urls: readonly LockedUrl[], base: string): Issue {
  const [first] = urls
  const which = urls.length === 1 ? ', which is' : ` and ${urls.length - 1} more, which are`
  return {
    code: 'lost-address',
    problem: `The lock lists "${first?.address}"${which} outside the base path "${base}".`,
    hint: `Redirect the old addresses to "${base}" on your host, and run "fyr urls accept".`,
  }
}

/** The differences between a site and its lock. */
interface Changes {
  /** Code of the locale that pages are written in first. */
  readonly defaultLocale: string
  /** Addresses without a page or redirect. */
  readonly lost: readonly LockedUrl[]
  /** The pages that the lock does not have. */
  readonly homes: readonly LinkTarget[]
  readonly isRedirected: (address: string) => boolean
  /** The version of the docs that an address belongs to, and with it the page that replaced it. */
  readonly versionOf: (url: LockedUrl) => string | null
}

function changesOf(lock: UrlsLock, site: PlannedUrls): Changes {
  const isRedirected = redirectFinder(site)
  const lost = lock.urls.filter(
    ({ address }) => site.index.findByPath(address) === null && !isRedirected(address),
  )
  const { defaultLocale } = site.index.config
  const versionOf = ({ address, locale }: LockedUrl) => {
    const base = baseOf(locale, site)
    return base === undefined || !isBelow(address, base)
      ? null
      : site.index.versionAt(address.slice(base.length))
  }
  return { defaultLocale, lost, homes: newPages(lock, site), isRedirected, versionOf }
}

function issuesOf(url: LockedUrl, changes: Changes, site: PlannedUrls): Issue[] {
  const page = site.index.findByPath(url.address)
  if (page !== null) return lostAnchors(url, page, site)
  return changes.isRedirected(url.address) ? [] : [lostAddress(url, changes, site)]
}

/** Whether an address redirects. */
function redirectFinder({ locales }: PlannedUrls): Changes['isRedirected'] {
  const redirects = locales.flatMap((locale) => locale.redirects)
  const single = new Set(redirects.filter(isPageByPage).map(({ from }) => withoutSlash(from)))
  const folders = redirects.filter((redirect) => !isPageByPage(redirect))
  return (address) =>
    single.has(withoutSlash(address)) || folders.some(({ from }) => address.startsWith(from))
}

/** A redirect to a folder of the site is accompanied by one for each page in it. */
function isPageByPage(redirect: Redirect): boolean {
  return isSingle(redirect) || (redirect.keepsRest === true && redirect.to.startsWith('/'))
}

function isSingle({ isPrefix }: Redirect): boolean {
  return isPrefix !== true
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

function lostAnchors(url: LockedUrl, page: LinkTarget, site: PlannedUrls): Issue[] {
  const lost = url.ids.filter((id) => !page.hasId(id))
  const published = new Set(url.ids)
  const added = lastingIds(page).filter((id) => !published.has(id))
  return lost.map((id) => {
    const only = lost.length === 1 && added.length === 1 ? (added[0] ?? null) : null
    return lostAnchor({ id, only, nearest: nearestName(id, added) }, page, site)
  })
}

interface LostId {
  readonly id: string
  /** The new id of the page, if exactly one is lost and one is new. */
  readonly only: string | null
  readonly nearest: string | null
}

function lostAnchor(
  { id, only, nearest }: LostId,
  { route, isGenerated }: LinkTarget,
  { index }: PlannedUrls,
): Issue {
  const current = only ?? nearest
  const file = route.source
  const inCommit = file !== null && isOfCommit(file, index.config) ? ` in ${file}` : ''
  const place = isGenerated ? ' in what the content source reads' : inCommit
  const advice = `To keep it, write "{#${id}}" after its heading${place}. ${ACCEPT_HINT}`
  return {
    code: 'lost-anchor',
    problem: `"${route.path}#${id}" was published but no longer exists.`,
    hint: current === null ? advice : `Is it "#${current}" now? ${advice}`,
    headingId:
      only === null || file === null || isGenerated || isReactPage(file) ? null : { file, current: only, id },
  }
}

function lostAddress(url: LockedUrl, changes: Changes, site: PlannedUrls): Issue {
  const { address, locale } = url
  const { home, isSure } = likeliestHome(url, changes)
  const problem = `"${address}" was published but no longer exists.`
  const base = baseOf(locale, site)
  if (base === undefined || !isBelow(address, base)) {
    const hint = `No page of the locale "${locale}" can have it as an alias: add it to "redirects". ${ACCEPT_HINT}`
    return { code: 'lost-address', problem, hint }
  }
  const below = address.slice(base.length)
  const alias = home === null ? `/${below}` : aliasOf(below, home, site)
  const advice = `Add "aliases: [${alias}]" to the page that replaces it, or add a redirect. ${ACCEPT_HINT}`
  const file = home?.originalFile ?? null
  if (home !== null && file !== null && isOfCommit(file, site.index.config)) {
    const hint = `Did it move to "${home.route.path}"? Add a redirect. ${ACCEPT_HINT}`
    return { code: 'lost-address', problem, hint }
  }
  const isWritten = file !== null && home?.isOriginalGenerated === false
  return {
    code: 'lost-address',
    problem,
    hint:
      home === null
        ? advice
        : `Did it move to "${home.route.path}"? Add "aliases: [${alias}]" to ${placeOfAlias(home)}. ${ACCEPT_HINT}`,
    // The front matter of a page in React is code, which only its author changes.
    alias: isSure && isWritten && !isReactPage(file) ? { file, alias } : null,
  }
}

function baseOf(locale: string, { locales }: PlannedUrls): string | undefined {
  return locales.find(({ siteData }) => siteData.locale.code === locale)?.siteData.locale.basePath
}

/** Relative in docs: a release copies them, and then each version has the alias at its own addresses. */
function aliasOf(address: string, { doc }: LinkTarget, { index }: PlannedUrls): string {
  if (doc === null || index.versionAt(address) !== doc.version) return `/${address}`
  const alias = posix.relative(`/${doc.folder}`, `/${address}`)
  return alias === '' ? `/${address}` : alias + (address.endsWith('/') ? '/' : '')
}

function placeOfAlias({ originalFile, isOriginalGenerated }: LinkTarget): string {
  const file = originalFile ?? 'it'
  return isOriginalGenerated ? `the front matter that its content source gives ${file}` : file
}

interface LikeliestHome {
  readonly home: LinkTarget | null
  /** Whether no other page is possible. */
  readonly isSure: boolean
}

/**
 * The page with most of the headings, else the one of the nearest name. Only pages that the lock does not have. It is
 * sure when it alone has the headings, alone has the last part of the address, or is the only new page and a page
 * without headings is lost.
 */
function likeliestHome(url: LockedUrl, changes: Changes): LikeliestHome {
  const { address, ids, locale } = url
  const version = changes.versionOf(url)
  const homes = changes.homes.filter(({ route, doc }) => {
    // A page of the newest docs that is gone has not moved to an older version, which has its copy.
    const isOfVersion = version === null || doc === null || doc.version === version
    return route.locale === locale && (isOfVersion || isInRenamedVersion(url, route.path, changes))
  })
  const [best, ...others] = homes
    .map((home) => ({ home, share: shareOf(ids, lastingIds(home)) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted(
      (left, right) =>
        right.share - left.share || compareCodePoints(left.home.route.path, right.home.route.path),
    )
  if (best !== undefined) return { home: best.home, isSure: others.length === 0 }
  const [namesake, ...namesakes] = homes.filter(({ route }) => lastPart(route.path) === lastPart(address))
  if (namesake !== undefined && namesakes.length === 0) return { home: namesake, isSure: true }
  const only = onlyNewPage(url, homes, changes)
  if (only !== null) return { home: only, isSure: true }
  const near = nearestPath(address, createPathIndex(homes.map(({ route }) => route.path)))
  return { home: homes.find(({ route }) => route.path === near) ?? null, isSure: false }
}

/**
 * Whether two addresses differ in one part, and not in the last one, which may be the old and the new name of a version: the old one
 * is that of no version.
 */
function isInRenamedVersion({ address, locale }: LockedUrl, path: string, { versionOf }: Changes): boolean {
  const [parts, others] = [address, path].map((one) => withoutSlash(one).split('/'))
  if (parts === undefined || parts.length !== others?.length) return false
  const differing = parts.flatMap((part, index) => (part === others[index] ? [] : [index]))
  const [place = 0] = differing
  if (differing.length !== 1 || place === parts.length - 1) return false
  const [before, named] = [place, place + 1].map((end) =>
    versionOf({ address: parts.slice(0, end).join('/') || '/', locale, ids: [] }),
  )
  return before === named
}

/**
 * For a page without headings, which has nothing to compare: the only new page without headings in its folder, if no other such
 * page of the folder is gone. In the default locale only: elsewhere, pages that are not translated have no headings in the lock.
 */
function onlyNewPage(
  { address, locale, ids }: LockedUrl,
  homes: readonly LinkTarget[],
  { lost, defaultLocale }: Changes,
): LinkTarget | null {
  if (ids.length > 0 || locale !== defaultLocale) return null
  const folder = folderOf(address)
  const gone = lost.filter(
    (other) => other.locale === locale && other.ids.length === 0 && folderOf(other.address) === folder,
  )
  const [only = null, ...others] = homes.filter(
    (home) => folderOf(home.route.path) === folder && lastingIds(home).length === 0,
  )
  return gone.length === 1 && others.length === 0 ? only : null
}

function folderOf(address: string): string {
  return withoutSlash(address).replace(/[^/]*$/, '')
}

function lastPart(address: string): string {
  return withoutSlash(address).replace(/^.*\//, '')
}

/** Share of headings that two pages have to have in common to be taken for one. */
const LEAST_SHARE = 0.5

function shareOf(left: readonly string[], right: readonly string[]): number {
  const all = new Set([...left, ...right])
  const known = new Set(right)
  return all.size === 0 ? 0 : left.filter((id) => known.has(id)).length / all.size
}

function newPages(lock: UrlsLock, { locales, index }: PlannedUrls): LinkTarget[] {
  const known = new Set(lock.urls.map(({ address }) => withoutSlash(address)))
  return locales.flatMap(({ routes }) =>
    routes.flatMap(({ path, source }) => {
      const target = source === null || known.has(withoutSlash(path)) ? null : index.findByPath(path)
      return target === null ? [] : [target]
    }),
  )
}
