import type { SiteConfig } from '@fyr/content-pipeline'
import { isExcluded, isOfCommit } from '@fyr/content-pipeline/internal'
import { areDocumentsNamed, compareCodePoints, idOfHash, isTopOfPage } from '@fyr/content-pipeline/manifest'
import { withoutBase } from '@fyr/router'
import type { FoundRoute, RouteFinder } from '../content/route-finder.ts'
import type { SiteIssue } from '../site-error.ts'
import type { PlaceRules } from './page-place.ts'
import type { PageLinks } from '../render/read-page-links.ts'

/** Pages listed for one broken address. */
const NAMED_PAGES = 3

/** An address on so many pages probably comes from a shared component. */
const PAGES_OF_ONE_CAUSE = 5

/** Whether there is a file at a path. */
type Places = Pick<ReadonlySet<string>, 'has'>

/** Checks every address in the documents of a site, wherever it comes from. */
export interface LinkCheck {
  /** Adds a document: its address with base path, its output path, and its links. */
  addPage(page: { readonly path: string; readonly place: string; readonly links: PageLinks }): void
  /** Every broken address, once all pages and files are known. `places`: files below the site's base path. */
  issues(places: Places): readonly BrokenAddress[]
}

export interface LinkCheckOptions extends PlaceRules {
  /** Origin of the published site; absolute addresses on it are checked too. */
  readonly origin: string
  /** Addresses that may lead nowhere, because that has been reported: homes of a site without one. */
  readonly excused: ReadonlySet<string>
  /** Base path of the whole site. Other addresses on the host are not checked. */
  readonly basePath: string
  /** Addresses below it that something else serves. */
  readonly linkCheck: SiteConfig['linkCheck']
  /** What only their pages link to is a warning: nobody can correct what a commit has. */
  readonly gitVersions?: SiteConfig['gitVersions']
  readonly finder: RouteFinder
}

/**
 * Separator of the ids of a page: as one string they take a fifth of the memory. No document contains this character.
 */
const FENCE = '\0'

function fenced(text: string): string {
  return FENCE + text + FENCE
}

/** Pages with an address: the first few by name, and the total. */
interface Mentions {
  places: readonly string[]
  count: number
  /** Whether all of them are made of a commit. */
  areOfCommits: boolean
}

/** An empty check. It keeps addresses and ids, never a document. */
export function createLinkCheck({
  origin,
  basePath,
  linkCheck,
  gitVersions = [],
  excused,
  finder,
  trailingSlash,
}: LinkCheckOptions): LinkCheck {
  const mentions = new Map<string, Mentions>()
  const idsOf = new Map<string, string>()
  const addresses = new Map<string, string | null>()

  function mention(address: string, place: string, ofCommit: boolean): void {
    const seen = mentions.get(address) ?? { places: [], count: 0, areOfCommits: true }
    mentions.set(address, seen)
    seen.count += 1
    seen.areOfCommits &&= ofCommit
    if (seen.places.length < NAMED_PAGES) seen.places = [...seen.places, place]
  }

  /**
   * The address to check once all pages are known; null for one that leaves the site, or leads to a page without an id.
   */
  function openAddress(target: string, path: string): string | null {
    const address = findAddress(target, { origin, path, basePath })
    return address === null || leadsToPage(address) ? null : address
  }

  /** A root-relative or absolute address means the same on every page, and navigation repeats it on most. */
  function addressOf(target: string, path: string): string | null {
    if (!/^(?:\/(?![/\\])|[a-z][a-z\d+.-]*:\/\/)/i.test(target)) return openAddress(target, path)
    const known = addresses.get(target)
    if (known !== undefined) return known
    const address = openAddress(target, path)
    addresses.set(target, address)
    return address
  }

  function leadsToPage(address: string): boolean {
    if (address.includes('#') || !address.startsWith('/')) return false
    return findPage(new URL(origin + address).pathname) !== null
  }

  /** A page that is a single file has no folder in which hosts would look for the other spelling. */
  function findPage(pathname: string): FoundRoute | null {
    const found = finder.find(pathname)
    if (found === null || !areDocumentsNamed(trailingSlash)) return found
    return found.route.path.endsWith('/') || !pathname.endsWith('/') ? found : null
  }

  function problemWith(address: string, places: Places): BrokenKind | null {
    if (!address.startsWith('/')) return 'broken-output-link'
    // Without the origin, a path of two slashes would name another host.
    const { pathname, hash } = new URL(origin + address)
    const found = findPage(pathname)
    if (!found && excused.has(pathname)) return null
    if (!found) {
      const below = decode(withoutBase(basePath, pathname) ?? '')
      const isThere = isFile(below.slice(1), places, { trailingSlash }) || isExcluded(linkCheck, below)
      return isThere ? null : 'broken-output-link'
    }
    const id = decode(idOfHash(hash))
    return isTopOfPage(id) || idsOf.get(found.route.path)?.includes(fenced(id))
      ? null
      : 'broken-output-anchor'
  }

  return {
    addPage({ path, place, links: { targets, ids } }) {
      const own = new Set(ids)
      idsOf.set(path, fenced(ids.join(FENCE)))
      const ofCommit =
        gitVersions.length > 0 && isOfCommit(finder.find(path)?.route.source ?? '', { gitVersions })
      for (const target of targets) {
        if (target.startsWith('#') && own.has(decode(idOfHash(target)))) continue
        const address = addressOf(target, path)
        if (address !== null) mention(address, place, ofCommit)
      }
    },
    issues(places) {
      return [...mentions]
        .toSorted(([left], [right]) => compareCodePoints(left, right))
        .flatMap(([address, seen]) => {
          const code = problemWith(address, places)
          return code ? [brokenAddress(code, address, seen)] : []
        })
    },
  }
}

/**
 * Folders of static files have addresses too: hosts serve the index in them. When pages are single files, hosts also
 * serve them without the extension.
 */
function isFile(place: string, places: Places, { trailingSlash }: PlaceRules): boolean {
  // The root of the site has no name before its index.
  const index = place === '' ? 'index.html' : `${place.replace(/\/$/, '')}/index.html`
  return (
    places.has(place) ||
    places.has(index) ||
    (areDocumentsNamed(trailingSlash) && places.has(`${place}.html`))
  )
}

type BrokenKind = 'broken-output-link' | 'broken-output-anchor'

/** An address without a target, with the pages that it is on. */
export type BrokenAddress = SiteIssue & { readonly code: BrokenKind }

/** Path and hash of an address as seen from a page; null when it leaves the site, and as written when it is no address. */
function findAddress(
  target: string,
  { origin, path, basePath }: { origin: string; path: string; basePath: string },
): string | null {
  if (!URL.canParse(target, origin + path)) return target
  const url = new URL(target, origin + path)
  if (url.origin !== origin || withoutBase(basePath, url.pathname) === null) return null
  return url.pathname + url.hash
}

function brokenAddress(
  code: BrokenKind,
  address: string,
  { places, count, areOfCommits }: Mentions,
): BrokenAddress {
  const rest = count - places.length
  const pages = `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return {
    code,
    ...(areOfCommits && { severity: 'warning' }),
    file: places[0] ?? '',
    problem:
      code === 'broken-output-link'
        ? `"${address}" does not lead to a page or a file. It is linked from ${pages}.`
        : `"${address}" refers to an id that its page does not have. It is linked from ${pages}.`,
    hint:
      count >= PAGES_OF_ONE_CAUSE
        ? 'A link on so many pages probably comes from the navbar, the footer, a sidebar or the theme.'
        : '',
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
