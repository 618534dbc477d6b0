import { join } from 'node:path'
import { currentBundle } from '../bundle/kept-bundle.ts'
import { replacedImports } from '../bundle/prebuilt-bundle.ts'
import { pluginsKeyOf } from '../compile/settings-key.ts'
import { findConfigFile } from '../config/config-file.ts'
import { type RunConfig, runAlone } from '../config/run-alone.ts'
import { finishPublish } from '../publish/finish-publish.ts'
import { isUntouched } from '../publish/published-files.ts'
import { hashOf } from '../store/hash-of.ts'
import { environmentOf } from '../store/environment-of.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { findEntryPoint } from '../theme/load-theme.ts'
import { type BuildInputs, type BuildManifest, type BuildSummary, readManifest } from './last-build.ts'
import { realPlace } from './check-output-folder.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { readSiteState } from './site-state.ts'

export interface BuildRequest {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Folder to publish to, absolute. */
  readonly out: string
  readonly on: string | null
  readonly storeFolder: string
}

/** A build that begins, with the state before it read anything. */
export interface BegunBuild {
  /** The exports of the configuration, if it was run. */
  readonly ranConfig: RunConfig | null
  /** The manifest of the last build to the same folder. */
  readonly lastManifest: BuildManifest
  /** The report of the last build, if this one would publish the same and all of it is there; else null. */
  readonly unchanged: BuildSummary | null
  /**
   * A hash of all inputs, if they say everything, and none has changed since the build began; else null. `bundles`: names
   * of the bundles with files of the site that the build used.
   */
  hashInputs(bundles: readonly string[]): Promise<HashedInputs | null>
}

/** A hash of the inputs of a build that began at a time. */
export type HashedInputs = Pick<BuildInputs, 'ownHash' | 'hash' | 'atMs'>

/**
 * The clocks of some file systems are as coarse as two seconds, so a file that was changed less than this before the
 * build may change again and keep its change time. Such files are compared by their content.
 */
const COARSEST_CLOCK_MS = 2000

/** After a day, a full build runs again. It marks the store entries that it uses, so that they are not pruned. */
const UNCHANGED_LASTS_MS = 24 * 60 * 60 * 1000

/**
 * Begins a build. Everything that a site is made from is in its folder, in its configuration's value and in packages; when
 * those are as the last build found them, and everything that it published is there, there is nothing to do. What
 * components of the site import may be elsewhere: the bundles name it. Dates from Git are as the newest commit says, and versions from Git as tags and branches say. A
 * configuration that imports files or has functions in it, other than plugins, and a site with symbolic links to folders
 * elsewhere, are read again each time.
 *
 * @throws Nothing itself: the build that reads a site reports its problems.
 */
export async function beginBuild(request: BuildRequest): Promise<BegunBuild> {
  const { root, storeFolder } = request
  const place = { root, out: realPlace(request.out) }
  await finishIfPossible(place.out)
  // First of all: it may write content.
  const ranConfig = await runConfig(root)
  const atMs = Date.now()
  const own = await readOwnInputs(request, ranConfig)
  const ownHash = own?.(atMs) ?? null
  const store = openStore(storeFolder)
  const lastManifest = readManifest(store, place)
  const { inputs, outputs } = lastManifest
  const hashAll = (hash: string | null, bundles: readonly string[]): string | null =>
    hash === null ? null : hashWithBundles(hash, { store, root, bundles, ranConfig })
  const isSame =
    own !== null &&
    inputs !== null &&
    isFresh(inputs.atMs, atMs) &&
    // First what an edit changes: hashing linked packages takes longer than that.
    own(inputs.atMs) === inputs.ownHash &&
    hashAll(inputs.ownHash, inputs.bundles) === inputs.hash
  return {
    ranConfig,
    lastManifest,
    unchanged: isSame && isUntouched(place.out, outputs) ? inputs.summary : null,
    async hashInputs(bundles) {
      const now = await readOwnInputs(request, ranConfig)
      const hash = now?.(atMs) === ownHash ? hashAll(ownHash, bundles) : null
      return hash === null || ownHash === null ? null : { ownHash, hash, atMs }
    },
  }
}

/** Finishes an interrupted publish. If that fails, the next publish repairs it. */
async function finishIfPossible(out: string): Promise<void> {
  try {
    await finishPublish(out)
  } catch {
    // Files of the publish are missing, or the folder is not writable. The next publish to it reports that.
  }
}

function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs < UNCHANGED_LASTS_MS
}

interface HashedBundles {
  readonly store: Store
  readonly root: string
  /** Names of bundles in the store. */
  readonly bundles: readonly string[]
  readonly ranConfig: RunConfig | null
}

/** Null if one of the bundles is missing or outdated, or may read files that it does not name. */
function hashWithBundles(own: string, { store, root, bundles, ranConfig }: HashedBundles): string | null {
  const values = bundles.map((key) => currentBundle(store, key, root))
  if (values.includes(null)) return null
  const codes = values.map((value) => memberOf(value, 'code')).filter((code) => typeof code === 'string')
  // What such a component reads while it is rendered is in no bundle.
  if (codes.some((code) => READS_FILES.test(code))) return null
  const imports = values.flatMap((value) => memberOf(value, 'imports') ?? []).map(String)
  const code = codeOf(root, ranConfig?.default, imports)
  return code === null ? null : hashOf(own, code, ...bundles, ...codes.map(environmentOf))
}

/** An import of the modules of Node that read files, or that run programs. */
const READS_FILES = /['"](?:node:)?(?:fs|fs\/promises|child_process)['"]/

/** Settings of a configuration, as JSON, that show dates from Git. */
const SHOWS_HISTORY = /"(?:lastUpdated|datesFromGit)":/

/** Versions of a configuration, as JSON, that come from Git. A redirect may look like it, and does no harm. */
const TAKES_FROM_GIT = /"from":/

/**
 * Hashes the folder of the site, its configuration and its history, as for a build that began at a time. Null if that
 * would not cover every input, or if a file may change without another hash.
 */
type HashOwnInputs = (atMs: number) => string | null

/** Null if no hash would cover every input. */
async function readOwnInputs(
  { root, out, on, storeFolder }: BuildRequest,
  ranConfig: RunConfig | null,
): Promise<HashOwnInputs | null> {
  const config = ranConfig === null ? null : writeConfig(root, ranConfig.default)
  const state = config === null ? null : readSiteState({ root, out, storeFolder })
  if (config === null || state === null) return null
  const history = SHOWS_HISTORY.test(config) ? await gitStateOf(root) : null
  const versions = TAKES_FROM_GIT.test(config) ? await gitReferencesOf(root, storeFolder) : ''
  if (versions === null) return null
  const others = [on ?? '', config, replacementsOf(root), history ?? '', versions]
  return (atMs) => {
    const hash = state.hashSince(atMs - COARSEST_CLOCK_MS)
    return hash === null ? null : hashOf(hash, ...others)
  }
}

/** Null as long as a version lacks files that a command may have fetched since. */
async function gitReferencesOf(root: string, storeFolder: string): Promise<string | null> {
  const { readGitReferences } = await import('@fyr/git')
  const { areVersionsWhole } = await import('../content-sources/take-git-versions.ts')
  return areVersionsWhole(storeFolder) ? readGitReferences(root) : null
}

/** Loaded on demand: most sites show no dates from Git. */
async function gitStateOf(root: string): Promise<string | null> {
  const { readGitState } = await import('@fyr/git')
  return readGitState(root)
}

/** The replacements of modules that the bundler takes from the site's manifest, which may be in a folder above. */
function replacementsOf(root: string): string {
  try {
    return JSON.stringify(replacedImports(root) ?? null)
  } catch {
    // Not valid JSON, which is reported with the configuration.
    return ''
  }
}

/** The theme of a configuration that does not name one. */
const DEFAULT_THEME = '@fyr/theme'

/** Identifies the code that builds a site, with packages that its components import; null for a missing theme. */
function codeOf(root: string, config: unknown, imports: readonly string[]): string | null {
  const written = memberOf(config, 'theme')
  const theme = String(
    memberOf(written, 'package') ?? (typeof written === 'string' ? written : DEFAULT_THEME),
  )
  try {
    return codeFingerprint(root, findEntryPoint(root, theme, 'server'), imports)
  } catch {
    return null
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

async function runConfig(root: string): Promise<RunConfig | null> {
  const file = findConfigFile(root)
  return file === null ? null : runAlone(join(root, file))
}

/** A configuration as text; null if text cannot represent all of it. Of plugins, it has what identifies them. */
function writeConfig(root: string, config: unknown): string | null {
  const markdown = memberOf(config, 'markdown')
  if (markdown === undefined || isPlain(markdown)) return writePlain(config)
  const others = writePlain({ ...(config as object), markdown: undefined })
  const file = findConfigFile(root)
  return others === null || file === null
    ? null
    : `${others}\n${pluginsKeyOf(root, [join(root, file)], markdown)}`
}

/** A value as JSON; null if JSON cannot represent all of it. */
function writePlain(value: unknown): string | null {
  try {
    // A file without exports gives no value.
    return value !== undefined && isPlain(value) ? JSON.stringify(value) : null
  } catch {
    // The value contains itself.
    return null
  }
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}
