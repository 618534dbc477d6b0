import { join } from 'node:path'
import { writtenPlaces } from '@fyr/content-pipeline/internal'
import type { CompileThreads } from '../compile/compile-threads.ts'
import { hasErrors, isReady, type ReadySite } from '../content/loaded-site.ts'
import { runSiteChecks } from '../content/site-checks.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import { shardsFolder } from '../shards/shard-folder.ts'
import { siteHash } from '../shards/site-hash.ts'
import { takeShards } from '../shards/take-shards.ts'
import { SiteError, type SiteDiagnostic } from '../site-error.ts'
import type { BuildResult } from './build-result.ts'
import { checkOutputFolder } from './check-output-folder.ts'
import type { BegunBuild, BuildRequest } from './begin-build.ts'
import { outputDiagnostics } from './output-diagnostics.ts'
import { isSeen } from './site-state.ts'
import type { Progress } from './progress.ts'
import { type PublishedSite, publishSite, type StartedTheme, startTheme } from './publish-site.ts'

export interface FullBuildOptions extends BuildRequest {
  /** Whether to use the results of the shards in `<out>.shards`. */
  readonly merge: boolean
  /** Whether content sources return their last documents. */
  readonly isFrozen: boolean
  /** Whether the store has most of the needed results. */
  readonly isWarm: boolean
  /** Threads that compile; the caller closes them. */
  readonly threads: CompileThreads
  readonly progress: Progress
  readonly begun: BegunBuild
}

/**
 * Runs a full build of a site that may have changed. The store has the results that are still valid. Returns and throws
 * what `build` does.
 */
export async function fullBuild(options: FullBuildOptions): Promise<BuildResult> {
  const { root, out, progress, begun } = options
  const reader = openSiteReader({
    root,
    on: options.on,
    storeFolder: options.storeFolder,
    ranConfig: begun.ranConfig,
    threads: options.threads,
    isFrozen: options.isFrozen,
    onDocument: progress.addDocument,
  })
  let started: StartedTheme | null = null
  const unpublished = () => ({ isPublished: false, out, ...NOTHING_WRITTEN, ...progress.facts() })
  const diagnostics: SiteDiagnostic[] = []
  try {
    const { loadedConfig, compiler, generated } = await reader.openCompiler()
    const { config } = loadedConfig
    // Errors in the configuration are reported when the content is read.
    if (options.merge && config !== null && compiler !== null) {
      const hash = siteHash(root, { config, generated }, compiler)
      takeShards(reader.store, { root, folder: shardsFolder(out), site: hash })
    }
    if (options.isWarm && config !== null) started = startIfThere(reader, config.theme.package)
    const site = await reader.readContent()
    // One by one: a function takes some hundred thousand values at most.
    for (const one of site.diagnostics) diagnostics.push(one)
    const ofChecks = isReady(site) ? (await runSiteChecks(site, reader.store)).diagnostics : []
    if (isReady(site) && hasErrors([...diagnostics, ...ofChecks]))
      // Files with problems are reported in the same run, as by `fyr check`.
      for (const one of await outputDiagnostics(site, reader.store)) diagnostics.push(one)
    for (const one of ofChecks) diagnostics.push(one)
    if (!isReady(site) || hasErrors(diagnostics)) return { ...unpublished(), diagnostics }
    const place = checkOutputFolder(out, root, writtenPlaces(site.config))
    const { lastManifest } = begun
    const hashInputs = hasKnownInputs(site, options.storeFolder)
      ? begun.hashInputs
      : () => Promise.resolve(null)
    const known = { lastManifest, hashInputs }
    const published = await publishSite(site, { reader, out: place, progress, started, ...known })
    return {
      isPublished: true,
      out,
      ...published,
      diagnostics: [...published.diagnostics, ...ofChecks],
      ...progress.facts(),
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { ...unpublished(), diagnostics: [...diagnostics, ...error.diagnostics] }
  } finally {
    await Promise.all([started?.threads.pool.close(), reader.close()])
  }
}

/** Null if the theme is missing, which is reported later. */
function startIfThere({ root, store }: SiteReader, themeName: string): StartedTheme | null {
  try {
    return startTheme(root, themeName, store)
  } catch (error) {
    if (error instanceof SiteError) return null
    throw error
  }
}

/** Whether all inputs are known: none is below a folder that is not looked at, and no check reads what it likes. */
function hasKnownInputs({ root, config }: ReadySite, storeFolder: string): boolean {
  const folders = writtenPlaces(config)
  return (
    config.checks.length === 0 &&
    config.includes.every((place) => !place.startsWith('../') && isSeen(place)) &&
    folders.every((folder) => isSeen(folder) && !join(root, folder, '/').startsWith(join(storeFolder, '/')))
  )
}

const NOTHING_WRITTEN: Omit<PublishedSite, 'diagnostics'> = {
  fileCount: 0,
  sizes: { documents: 0, payloads: 0, scripts: 0, styles: 0, compressed: 0, others: 0 },
  rebuilt: [],
  pruned: { entries: 0, bytes: 0 },
  unconvertedPictures: 0,
  policyAdditions: [],
}
