import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { HOST_FILES } from '../site-build/host-config.ts'
import { SiteError } from '../site-error.ts'
import { walkFolder } from '../walk-folder.ts'

/** The changes for readers when one built site replaces another. Addresses are below the base path. */
export interface SiteChanges {
  readonly added: readonly string[]
  readonly removed: readonly RemovedPage[]
  readonly changed: readonly string[]
  /** Number of pages that are the same. */
  readonly unchanged: number
  /** Addresses whose responses change: a cache in front of the site must drop them. Hashed assets never change. */
  readonly purge: readonly string[]
}

export interface RemovedPage {
  readonly address: string
  /** The address to which the new site redirects; null if it does not. */
  readonly redirect: string | null
}

/** Compares two published folders. Throws `SiteError` for one without a site. */
export function compareSites(oldFolder: string, newFolder: string): SiteChanges {
  const before = readSite(oldFolder)
  const after = readSite(newFolder)
  const redirectOf = redirectFinder(newFolder, after)
  const isSame = (place: string): boolean => before.get(place)?.equals(after.get(place) ?? NOTHING) === true
  const pagesBefore = pagesOf(before)
  const pagesAfter = pagesOf(after)
  const added = [...pagesAfter.keys()].filter((address) => !pagesBefore.has(address))
  const kept = [...pagesAfter].filter(([address]) => pagesBefore.has(address))
  const changed = kept.filter(([, place]) => !isSame(place)).map(([address]) => address)
  return {
    added: sorted(added),
    removed: sorted([...pagesBefore.keys()].filter((address) => !pagesAfter.has(address))).map((address) => ({
      address,
      redirect: redirectOf(address),
    })),
    changed: sorted(changed),
    unchanged: kept.length - changed.length,
    purge: sorted(
      new Set(
        [...before.keys(), ...after.keys()]
          .filter((place) => !isAsset(place) && !isSame(place))
          .map(addressOf),
      ),
    ),
  }
}

/** Files by their places, without those that readers never request. */
type SiteFiles = ReadonlyMap<string, Buffer>

const NOTHING = Buffer.alloc(0)

function readSite(folder: string): SiteFiles {
  const root = resolve(folder)
  if (!existsSync(join(root, 'index.html'))) {
    const problem = `There is no built site in ${root}.`
    throw new SiteError([
      { code: 'nothing-built', problem, hint: 'Pass a folder that "fyr build" has written.' },
    ])
  }
  return new Map(
    walkFolder(root)
      .filter(({ entry, place }) => entry.isFile() && !isForHost(place) && !/\.(?:br|gz)$/.test(place))
      .map(({ place }) => [place, readFileSync(join(root, place))]),
  )
}

function isForHost(place: string): boolean {
  return HOST_FILES.includes(place.replace(/^.*\//, ''))
}

function isAsset(place: string): boolean {
  return /^(?:[^/]+\/)?assets\//.test(place)
}

/** Places of pages by their addresses. Redirects and not-found pages do not count. */
function pagesOf(files: SiteFiles): ReadonlyMap<string, string> {
  return new Map(
    [...files]
      .filter(([place, bytes]) => isDocument(place) && redirectIn(bytes) === null)
      .map(([place]) => [addressOf(place), place]),
  )
}

function isDocument(place: string): boolean {
  return place.endsWith('.html') && !/(?:^|\/)404\.html$/.test(place)
}

/** `docs/intro/index.html` and `docs/intro.html` -> `/docs/intro`; other files keep their names. */
function addressOf(place: string): string {
  return `/${place.replace(/(?:(?:^|\/)index)?\.html$/, '')}`
}

function redirectIn(bytes: Buffer): string | null {
  return /<meta http-equiv="refresh" content="0; ?url=([^"]+)"/i.exec(bytes.toString('utf8'))?.[1] ?? null
}

/** Finds where a new site redirects an address: by a document at the address, or by a rule for its folder. */
function redirectFinder(folder: string, files: SiteFiles): (address: string) => string | null {
  const documents = new Map(
    [...files].filter(([place]) => isDocument(place)).map(([place, bytes]) => [addressOf(place), bytes]),
  )
  const path = join(resolve(folder), '_redirects')
  const rules = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
    : []
  return (address) => {
    const document = documents.get(address)
    if (document !== undefined) return redirectIn(document)
    const rule = rules.find(
      ([from = '']) => from.endsWith('/*') && address.startsWith(decodeURI(from.slice(0, -1))),
    )
    if (rule === undefined) return null
    const [from = '', to = ''] = rule
    return to.replace(/:splat$/, () => encodeURI(address.slice(decodeURI(from).length - 1)))
  }
}

function sorted(addresses: Iterable<string>): string[] {
  return [...addresses].toSorted(compareCodePoints)
}
