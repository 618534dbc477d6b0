import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hasErrors, isReady, type ReadySite } from '../content/loaded-site.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import { SiteError, type SiteDiagnostic } from '../site-error.ts'
import { composeTheme } from '../theme/customising/compose-theme.ts'
import { ownFile } from '../own-package.ts'
import { openRenderer } from '../render/open-renderer.ts'
import { hashOf } from '../store/hash-of.ts'
import { packageFingerprint, packageFolderOf } from '../store/package-fingerprint.ts'
import { type PrunedStore, pruneStoreWhenDue } from '../store/prune-store.ts'
import { findTheme, loadTheme } from '../theme/load-theme.ts'
import { unpackBundle } from './client-bundle.ts'
import { bundleOnce } from './kept-bundle.ts'
import { checkOut } from './check-out.ts'
import { precompress } from './precompress.ts'
import { openStaging } from './publish-folder.ts'
import { openLedger, type RebuiltPage } from './page-ledger.ts'
import { shardsFolder } from '../shards/shard-folder.ts'
import { siteHash } from '../shards/site-hash.ts'
import { takeShards } from '../shards/take-shards.ts'
import { type BuildProgress, openProgress, type Progress } from './progress.ts'
import { createOutput, type OutputSizes } from './site-output.ts'
import type { WorkTime } from './work-times.ts'
import { writeSite } from './write-site.ts'

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

export interface BuildResult {
  /** False when an error kept the site from being published; what was published before still stands. */
  readonly isPublished: boolean
  /** Every fault found, warnings of a published site included. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Absolute path of the published folder. */
  readonly out: string
  readonly pageCount: number
  readonly fileCount: number
  /** Documents read, and how many of them the store had. */
  readonly documentCount: number
  readonly documentsKept: number
  /** What was removed from the store, since nobody had used it for long. */
  readonly pruned: PrunedStore
  /** Bytes of what was published. */
  readonly sizes: OutputSizes
  /** The documents and pages that took threads the longest, the longest first. */
  readonly slowest: readonly WorkTime[]
  /** The pages that the store did not have, and why each was made. */
  readonly rebuilt: readonly RebuiltPage[]
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
    mode: 'production',
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
    checkOut(out, root, site.config)
    const written = await publishSite(site, { reader, out, progress })
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

interface PublishOptions {
  readonly reader: SiteReader
  readonly out: string
  readonly progress: Progress
}

/** What a build tells of its output. */
type WrittenSite = Pick<BuildResult, 'fileCount' | 'sizes' | 'rebuilt' | 'pruned'>

const NOTHING_WRITTEN: WrittenSite = {
  fileCount: 0,
  sizes: { documents: 0, payloads: 0, scripts: 0, styles: 0, compressed: 0, others: 0 },
  rebuilt: [],
  pruned: { entries: 0, bytes: 0 },
}

async function publishSite(site: ReadySite, { reader, out, progress }: PublishOptions): Promise<WrittenSite> {
  const { locales } = site.content.manifest
  progress.expectPages(locales.reduce((total, { routes }) => total + routes.length + 1, 0))

  const themeDoors = findTheme(site.root, site.config.theme)
  const packages = packageFingerprint([packageFolderOf(themeDoors.server), ownFile('.')])
  const doors = await composeTheme(site.root, themeDoors, site.customising, { store: reader.store, packages })
  const theme = await loadTheme(site.config.theme, doors.server)
  progress.enter('bundle')
  const code = hashOf(packages, readFileSync(doors.server, 'latin1'))
  const bundle = await bundleOnce({
    store: reader.store,
    key: hashOf('client', packages, ...(site.customising === null ? [] : [doors.client, doors.styles])),
    // What a site puts into its theme may import from anywhere; only of the packages is it known when they change.
    root: site.customising === null ? null : site.root,
    make: async () => {
      // The bundler is large, and mostly there is nothing to bundle.
      const { bundleClient } = await import('./bundle-client.ts')
      return bundleClient(site.root, doors)
    },
  })
  const ledger = openLedger(reader.store, site.root, out)
  const staging = await openStaging(out)
  const renderer = openRenderer({
    store: reader.store,
    texts: reader.texts,
    data: {
      storeFolder: reader.store.folder,
      themeName: site.config.theme,
      themeServer: doors.server,
      locales: Object.fromEntries(
        locales.map(({ frame, sidebars }) => [frame.locale.code, { frame, sidebars }]),
      ),
    },
  })
  try {
    const output = createOutput(staging.folder)
    progress.enter('pages')
    const onPage = progress.addPage
    await writeSite(output, { site, theme, bundle: unpackBundle(bundle), renderer, code, ledger, onPage })
    if (site.config.precompress) {
      progress.enter('compress')
      await precompress(output, reader.store)
    }
    progress.enter('publish')
    await staging.publish()
    ledger.keep()
    const rebuilt = ledger.rebuilt()
    const pruned = pruneStoreWhenDue(reader.store.folder, { hasGrown: rebuilt.length > 0, now: Date.now() })
    return { fileCount: output.places.size, sizes: output.sizes, rebuilt, pruned }
  } catch (error) {
    await staging.discard()
    throw error
  } finally {
    await renderer.close()
  }
}
