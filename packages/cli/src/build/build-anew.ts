import { usesHistory } from '@fyr/content-pipeline'
import { hasErrors, isReady, type ReadySite } from '../content/loaded-site.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import { shardsFolder } from '../shards/shard-folder.ts'
import { siteHash } from '../shards/site-hash.ts'
import { takeShards } from '../shards/take-shards.ts'
import { SiteError, type SiteDiagnostic } from '../site-error.ts'
import type { BuildResult } from './build-result.ts'
import { checkOut } from './check-out.ts'
import type { BegunBuild, BuildRequest } from './finished-build.ts'
import type { Progress } from './progress.ts'
import { type PublishedSite, publishSite } from './publish-site.ts'

export interface BuildAnewOptions extends BuildRequest {
  /** Takes what the shards in `<out>.shards` have compiled. */
  readonly merge: boolean
  readonly progress: Progress
  readonly begun: BegunBuild
}

/** Builds a site of which something may have changed; the store has what has not. Gives and throws what `build` does. */
export async function buildAnew(options: BuildAnewOptions): Promise<BuildResult> {
  const { root, out, progress, begun } = options
  const reader = openSiteReader({
    root,
    on: options.on,
    storeFolder: options.storeFolder,
    ranConfig: begun.ranConfig,
    onDocument: progress.addDocument,
  })
  const unpublished = () => ({ isPublished: false, out, ...NOTHING_WRITTEN, ...progress.facts() })
  const diagnostics: SiteDiagnostic[] = []
  try {
    if (options.merge) await mergeShards(reader, out)
    const site = await reader.read()
    await reader.rest()
    diagnostics.push(...site.diagnostics)
    if (!isReady(site) || hasErrors(diagnostics)) return { ...unpublished(), diagnostics }
    const place = checkOut(out, root, site.config)
    const written = await publishSite(site, { reader, out: place, progress })
    const { pageCount, documentCount, ...facts } = progress.facts()
    const { fileCount, sizes } = written
    const finished = { place, diagnostics, fileCount, sizes, pageCount, documentCount }
    if (isMadeOfOwnFiles(site)) begun.keep(finished, site.config.theme)
    return { isPublished: true, out, diagnostics, ...written, pageCount, documentCount, ...facts }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { ...unpublished(), diagnostics: [...diagnostics, ...error.diagnostics] }
  } finally {
    await reader.close()
  }
}

/** Whether nothing but the site's folder decides what is built: no history, and no code that may import from anywhere. */
function isMadeOfOwnFiles({ config, customising }: ReadySite): boolean {
  return customising === null && !usesHistory(config)
}

/** Fills the store with what the shards of the site have made. A configuration at fault is left to the reading to tell. */
async function mergeShards(reader: SiteReader, out: string): Promise<void> {
  const { root, store } = reader
  const { loadedConfig, compiler } = await reader.openCompiler()
  if (loadedConfig.config === null || compiler === null) return
  const site = siteHash(root, loadedConfig.config, compiler)
  takeShards(store, { root, folder: shardsFolder(out), site })
}

const NOTHING_WRITTEN: PublishedSite = {
  fileCount: 0,
  sizes: { documents: 0, payloads: 0, scripts: 0, styles: 0, compressed: 0, others: 0 },
  rebuilt: [],
  pruned: { entries: 0, bytes: 0 },
}
