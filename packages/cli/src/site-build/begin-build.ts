import { join } from 'node:path'
import { replacedImports } from '../bundle/prebuilt-bundle.ts'
import { findConfigFile } from '../config/config-file.ts'
import { type RunConfig, runAlone } from '../config/run-alone.ts'
import { finishPublish } from '../publish/finish-publish.ts'
import { isUntouched } from '../publish/published-files.ts'
import { hashOf } from '../store/hash-of.ts'
import { openStore } from '../store/open-store.ts'
import { findDoor } from '../theme/load-theme.ts'
import { type BuildManifest, type BuildSummary, readManifest } from './build-manifest.ts'
import { realPlace } from './check-out.ts'
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

/** A build that begins, with what there was before it read anything. */
export interface BegunBuild {
  /** What the configuration exports, if it was run. */
  readonly ranConfig: RunConfig | null
  /** Of the last build to the same folder. */
  readonly lastManifest: BuildManifest
  /** What the last build reported, if this one would publish the same and all of that is there; else null. */
  readonly unchanged: BuildSummary | null
  /** A hash of all inputs, if they say everything, and none has changed since the build began; else null. */
  hashInputs(): string | null
}

/**
 * Files that were changed as short a time before the build may be changed again without another time of change: clocks of
 * file systems are coarse, some of them to two seconds.
 */
const COARSEST_CLOCK_MS = 2000

/** After a day a build goes the long way again, which marks what it uses in the store, so that it is not pruned. */
const UNCHANGED_LASTS_MS = 24 * 60 * 60 * 1000

/**
 * Begins a build. All that a site is made from lies in its folder, in its configuration's value and in packages; when
 * those are as the last build found them, and everything that it published is there, there is nothing to do. Which is
 * never said of a configuration that has functions in it or imports files, nor of a site with symbolic links.
 *
 * @throws Nothing of its own: the build that reads a site reports what is wrong with it.
 */
export async function beginBuild(request: BuildRequest): Promise<BegunBuild> {
  const { root, storeFolder } = request
  const place = { root, out: realPlace(request.out) }
  await finishIfPossible(place.out)
  // First of all: it may write content.
  const ranConfig = await runConfig(root)
  const startMs = Date.now()
  const hash = hashInputs(request, ranConfig, startMs)
  const lastManifest = readManifest(openStore(storeFolder), place)
  const { inputs, outputs } = lastManifest
  const isSame = hash !== null && inputs?.hash === hash && isFresh(inputs.atMs, startMs)
  return {
    ranConfig,
    lastManifest,
    unchanged: isSame && isUntouched(place.out, outputs) ? inputs.summary : null,
    hashInputs: () => (hash !== null && hashInputs(request, ranConfig, startMs) === hash ? hash : null),
  }
}

/** A publish that can not be finished is repaired by the next one. */
async function finishIfPossible(out: string): Promise<void> {
  try {
    await finishPublish(out)
  } catch {
    // Files of it are gone, or the folder can not be written to, which is reported by whoever publishes to it.
  }
}

function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs < UNCHANGED_LASTS_MS
}

/** Null where it would not say all that a site is made from, or files may change without another hash. */
function hashInputs(
  { root, out, on, storeFolder }: BuildRequest,
  ranConfig: RunConfig | null,
  startMs: number,
): string | null {
  const config = ranConfig === null ? null : writePlain(ranConfig.default)
  const state = config === null ? null : readSiteState({ root, out, storeFolder })
  if (config === null || state === null || state.changedMs > startMs - COARSEST_CLOCK_MS) return null
  const code = codeOf(root, ranConfig?.default)
  return code === null ? null : hashOf(on ?? '', config, state.hash, code, replacementsOf(root))
}

/** What the bundler takes from the site's manifest, which may be above its folder. */
function replacementsOf(root: string): string {
  try {
    return JSON.stringify(replacedImports(root) ?? null)
  } catch {
    // No JSON; the bundler reports it.
    return ''
  }
}

/** The theme of a configuration that names none. */
const DEFAULT_THEME = '@fyr/theme'

/** Stands for the code that builds a site; null for a theme that is not there. */
function codeOf(root: string, config: unknown): string | null {
  const written = memberOf(config, 'theme')
  const theme = String(
    memberOf(written, 'package') ?? (typeof written === 'string' ? written : DEFAULT_THEME),
  )
  try {
    return codeFingerprint(root, findDoor(root, theme, 'server'))
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

/** A value as JSON; null when that would not say all of it. */
function writePlain(value: unknown): string | null {
  try {
    // Of a file that exports nothing there is nothing to write.
    return value !== undefined && isPlain(value) ? JSON.stringify(value) : null
  } catch {
    // It holds itself.
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
