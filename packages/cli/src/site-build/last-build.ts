import type { PublishedFiles } from '../publish/published-files.ts'
import type { OutputSizes } from '../publish/site-output.ts'
import type { PageKeyParts } from '../render/page-key.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import type { PolicyAddition } from './policy-additions.ts'

/** The record that a build leaves for the next one: its inputs, pages and outputs. */
export interface BuildManifest {
  /** Inputs of the whole site; null if it cannot be known whether they will have changed. */
  readonly inputs: BuildInputs | null
  /** The parts of each page's cache key, by its address. */
  readonly pages: ReadonlyMap<string, PageKeyParts>
  readonly outputs: PublishedFiles
}

/** All inputs of a build together, and what it reported. */
export interface BuildInputs {
  /**
   * A hash of the stamps of all files of the site, the content of those that were just changed, the value of its
   * configuration, and the newest commit if pages show dates from Git.
   */
  readonly ownHash: string
  /** A hash of `ownHash` and the code. */
  readonly hash: string
  /** Names, in the store, of the bundles with components of the site. */
  readonly bundles: readonly string[]
  /** When the build began to read, in milliseconds since 1970. */
  readonly atMs: number
  readonly summary: BuildSummary
}

/** The report of a build that published a site. It stays true as long as the inputs are the same. */
export interface BuildSummary {
  readonly diagnostics: readonly SiteDiagnostic[]
  readonly fileCount: number
  readonly sizes: OutputSizes
  readonly pageCount: number
  readonly documentCount: number
  /** Additions to the strict policy. */
  readonly policyAdditions: readonly PolicyAddition[]
}

/** A page that was rendered, and what had changed about it since the last build. */
export interface RebuiltPage {
  /** Address with base path. */
  readonly path: string
  /** Ends of sentences: `its content changed`. */
  readonly reasons: readonly string[]
}

/** Before the first build. */
const EMPTY: BuildManifest = { inputs: null, pages: new Map(), outputs: [] }

/** Bump when the format changes; older manifests are ignored. */
const FORMAT = 5

/** A site and the folder that it is published to, both absolute and the latter with links resolved. */
export interface BuildPlace {
  readonly root: string
  readonly out: string
}

/** The manifest of the last build; an empty one when there was none or the store has lost it. */
export function readManifest(store: Store, place: BuildPlace): BuildManifest {
  const bytes = store.read('manifest', keyOf(place))
  if (bytes === null) return EMPTY
  const { inputs, pages, outputs }: PackedManifest = JSON.parse(bytes.toString('utf8'))
  return { inputs, pages: new Map(pages.map(unpackPage)), outputs }
}

/** Keeps the manifest of a build for the next one. */
export function writeManifest(store: Store, place: BuildPlace, manifest: BuildManifest): void {
  const packed: PackedManifest = { ...manifest, pages: Array.from(manifest.pages, packPage) }
  store.write('manifest', keyOf(place), JSON.stringify(packed))
}

function keyOf({ root, out }: BuildPlace): string {
  return hashOf('manifest', String(FORMAT), root, out)
}

const REASONS: Readonly<Record<keyof PageKeyParts, string>> = {
  content: 'its content changed',
  links: 'something it links to or shows changed',
  page: 'its title, its neighbours or its table of contents changed',
  sidebar: 'its sidebar changed',
  shell: 'navbar, footer, messages, scripts or styles changed',
  code: 'the theme or the commands changed',
}

const PARTS = Object.keys(REASONS) as (keyof PageKeyParts)[]

/** In a first build they are those of every page. */
const NEW: readonly string[] = ['it is new']

/** Why a page had to be rendered, as ends of sentences: `its content changed`. */
export function reasonsFor(last: PageKeyParts | undefined, now: PageKeyParts): readonly string[] {
  if (last === undefined) return NEW
  const changed = PARTS.filter((part) => last[part] !== now[part]).map((part) => REASONS[part])
  return changed.length === 0 ? ['it was missing from the store'] : changed
}

interface PackedManifest extends Omit<BuildManifest, 'pages'> {
  readonly pages: readonly PackedPage[]
}

/** An address and the parts of the page's key in the order of `PARTS`. */
type PackedPage = readonly [path: string, ...parts: string[]]

function packPage([path, parts]: readonly [string, PageKeyParts]): PackedPage {
  return [path, ...PARTS.map((part) => parts[part])]
}

function unpackPage([path, ...hashes]: PackedPage): [string, PageKeyParts] {
  const parts = Object.fromEntries(PARTS.map((part, index) => [part, hashes[index] ?? '']))
  return [path, parts as Record<keyof PageKeyParts, string>]
}
