import { join } from 'node:path'
import { findConfigFile } from '../config/config-file.ts'
import { type RunConfig, runAlone } from '../config/run-alone.ts'
import type { OutputSizes } from '../publish/site-output.ts'
import { standsWhole } from '../publish/standing-files.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { findDoor } from '../theme/load-theme.ts'
import { realPlace } from './check-out.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { replacedImports } from '../bundle/prebuilt-bundle.ts'
import { readSiteState } from './site-state.ts'

/** What is told of a build that published a site, and true as long as nothing about the site changes. */
export interface FinishedBuild {
  readonly diagnostics: readonly SiteDiagnostic[]
  readonly fileCount: number
  readonly sizes: OutputSizes
  readonly pageCount: number
  readonly documentCount: number
}

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
  /** The build that published what this one would publish again, if all of that stands. */
  readonly finished: FinishedBuild | null
  /** Keeps what came of this build for the next one, unless something changed meanwhile or can't be known. */
  keep(finished: FinishedBuild, evidence: BuildEvidence): void
}

/** What a finished build has to be known by. */
export interface BuildEvidence {
  /** The published folder, absolute, links resolved. */
  readonly place: string
  /** Name of the note on what stands there. */
  readonly standing: string
  readonly theme: string
  /** Stands for the code that built the site. */
  readonly packages: string
}

/** A finished build as it is kept. */
interface KeptBuild extends BuildEvidence {
  readonly finished: FinishedBuild
  readonly keptMs: number
}

/**
 * Files that were changed as short a time before the build may be changed again without another time of change: clocks of
 * file systems are coarse, some of them to two seconds.
 */
const COARSEST_CLOCK_MS = 2000

/** After a day a build goes the long way again, which marks what it uses in the store, so that it is not pruned. */
const KEPT_LASTS_MS = 24 * 60 * 60 * 1000

/**
 * Begins a build. All that a site is made from lies in its folder, in its configuration's value and in packages; when
 * those are as an earlier build found them, and everything that it published stands, there is nothing to do. Which is
 * never said of a configuration that has functions in it or imports files, nor of a site with symbolic links.
 *
 * @throws Nothing of its own: what is wrong with a site is told by the build that reads it.
 */
export async function beginBuild({ root, out, on, storeFolder }: BuildRequest): Promise<BegunBuild> {
  // First of all: it may write content.
  const ranConfig = await runConfig(root)
  const startMs = Date.now()
  const files = { root, out, storeFolder }
  const state = readSiteState(files)
  const config = ranConfig === null ? null : writePlain(ranConfig.default)
  if (state === null || config === null) return { ranConfig, finished: null, keep: () => {} }
  const store = openStore(storeFolder)
  const key = hashOf('finished', root, out, on ?? '', config, state.hash, manifestOf(root))
  return {
    ranConfig,
    finished: findFinished(store, key, { root, out, nowMs: startMs }),
    keep(finished, evidence) {
      if (state.changedMs > startMs - COARSEST_CLOCK_MS || readSiteState(files)?.hash !== state.hash) return
      if (codeOf(root, evidence.theme) !== evidence.packages) return
      const kept: KeptBuild = { ...evidence, finished, keptMs: Date.now() }
      store.write('ledger', key, JSON.stringify(kept))
    },
  }
}

function findFinished(
  store: Store,
  key: string,
  { root, out, nowMs }: { readonly root: string; readonly out: string; readonly nowMs: number },
): FinishedBuild | null {
  const bytes = store.read('ledger', key)
  if (bytes === null) return null
  const { place, standing, theme, packages, keptMs, finished }: KeptBuild = JSON.parse(bytes.toString('utf8'))
  const isFresh = keptMs <= nowMs && nowMs - keptMs < KEPT_LASTS_MS
  if (!isFresh || realPlace(out) !== place || codeOf(root, theme) !== packages) return null
  // Another build may have published there since, of the same files under another configuration.
  return standsWhole(store, place, standing) ? finished : null
}

/** What the bundler takes from the site's manifest, which may stand above its folder. */
function manifestOf(root: string): string {
  try {
    return JSON.stringify(replacedImports(root) ?? null)
  } catch {
    // No JSON; told by the bundler.
    return ''
  }
}

/** Null for a theme that is not there. */
function codeOf(root: string, theme: string): string | null {
  try {
    return codeFingerprint(root, findDoor(root, theme, 'server'))
  } catch {
    return null
  }
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
