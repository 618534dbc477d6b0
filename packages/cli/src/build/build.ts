import { resolve } from 'node:path'
import { hasErrors, isReady } from '../content/loaded-site.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import { shardsFolder } from '../shards/shard-folder.ts'
import { siteHash } from '../shards/site-hash.ts'
import { takeShards } from '../shards/take-shards.ts'
import { SiteError, type SiteDiagnostic } from '../site-error.ts'
import { checkOut } from './check-out.ts'
import { type BuildProgress, openProgress } from './progress.ts'
import { type PublishedSite, publishSite } from './publish-site.ts'
import type { WorkTime } from './work-times.ts'

export interface BuildOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
  /** Folder to publish to, relative to the root; default `dist`. */
  readonly out?: string
  /** Day of the build, `YYYY-MM-DD` in UTC: posts of later days are held back; default all are published. */
  readonly on?: string | null
  /** Folder for what later builds need not do again, absolute; default `node_modules/.cache/fyr` of the site. */
  readonly storeFolder?: string
  /** Takes what the shards in `<out>.shards` have compiled. Default false. */
  readonly merge?: boolean
  /** Called at the start of each phase, within `content` for each document, and within `pages` for each page. */
  readonly onProgress?: (progress: BuildProgress) => void
}

export interface BuildResult extends PublishedSite {
  /** False when an error kept the site from being published; what was published before still stands. */
  readonly isPublished: boolean
  /** Every fault found, warnings of a published site included. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Absolute path of the published folder. */
  readonly out: string
  readonly pageCount: number
  /** Documents read, and how many of them the store had. */
  readonly documentCount: number
  readonly documentsKept: number
  /** The documents and pages that took threads the longest, the longest first. */
  readonly slowest: readonly WorkTime[]
}

/**
 * Builds a site: reads configuration and content, bundles the theme, makes every page, checks every link and publishes
 * the whole at once. Faults of the site come back as diagnostics; anything else that goes wrong is thrown. Sets
 * `NODE_ENV` to `production`, which decides which React renders: nothing may have imported React before.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  process.env.NODE_ENV = 'production'
  const root = resolve(options.root ?? '.')
  const out = resolve(root, options.out ?? 'dist')
  const progress = openProgress(options.onProgress)
  progress.enter('content')
  const reader = openSiteReader({
    root,
    on: options.on,
    storeFolder: options.storeFolder,
    onDocument: progress.addDocument,
  })
  const unpublished = () => ({ isPublished: false, out, ...NOTHING_WRITTEN, ...progress.facts() })
  const diagnostics: SiteDiagnostic[] = []
  try {
    if (options.merge === true) await mergeShards(reader, out)
    const site = await reader.read()
    await reader.rest()
    diagnostics.push(...site.diagnostics)
    if (!isReady(site) || hasErrors(diagnostics)) return { ...unpublished(), diagnostics }
    const place = checkOut(out, root, site.config)
    const written = await publishSite(site, { reader, out: place, progress })
    return { isPublished: true, out, diagnostics, ...written, ...progress.facts() }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { ...unpublished(), diagnostics: [...diagnostics, ...error.diagnostics] }
  } finally {
    await reader.close()
  }
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
