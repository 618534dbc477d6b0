import { readFileSync } from 'node:fs'
import type { ReadySite } from '../content/loaded-site.ts'
import type { SiteReader } from '../content/site-reader.ts'
import { ownFile } from '../own-package.ts'
import { createOutput, type OutputSizes } from '../publish/site-output.ts'
import { openStaging, UpdateFailed } from '../publish/staging.ts'
import { NOTHING_STANDS, noteStanding, readStanding, type StandingFiles } from '../publish/standing-files.ts'
import { openRenderer, openRenderThreads, type RenderThreads } from '../render/open-renderer.ts'
import { hashOf } from '../store/hash-of.ts'
import { packageFingerprint, packageFolderOf } from '../store/package-fingerprint.ts'
import { type PrunedStore, pruneStoreWhenDue } from '../store/prune-store.ts'
import { composeTheme } from '../theme/customising/compose-theme.ts'
import { findTheme, loadTheme, type ThemeDoors } from '../theme/load-theme.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import { type ClientBundle, unpackBundle } from './client-bundle.ts'
import { bundleOnce } from './kept-bundle.ts'
import { openLedger, type PageLedger, type RebuiltPage } from './page-ledger.ts'
import { precompress } from './precompress.ts'
import type { Progress } from './progress.ts'
import { writeSite } from './write-site.ts'

export interface PublishOptions {
  readonly reader: SiteReader
  /** Folder to publish to, absolute. */
  readonly out: string
  readonly progress: Progress
  /** Threads that load the theme already; of use when it is the one that the site takes in the end. Somebody else closes them. */
  readonly threads: RenderThreads | null
}

/** What a build tells of its output. */
export interface PublishedSite {
  readonly fileCount: number
  /** Bytes of what was published. */
  readonly sizes: OutputSizes
  /** The pages that the store did not have, and why each was made. */
  readonly rebuilt: readonly RebuiltPage[]
  /** What was removed from the store, since nobody had used it for long. */
  readonly pruned: PrunedStore
}

/**
 * Makes every page of a site, checks every link and brings the published folder up to date. What stands there already is
 * left as it is. Throws `SiteError` for faults that only the finished pages show; then nothing was published.
 */
export async function publishSite(site: ReadySite, options: PublishOptions): Promise<PublishedSite> {
  const { store } = options.reader
  options.progress.expectPages(countPages(site))
  const ledger = openLedger(store, site.root, options.out)
  const prepared = await prepareTheme(site, options)
  const server = prepared.doors.server
  const ready = options.threads?.data.themeServer === server ? options.threads : null
  const data = { storeFolder: store.folder, themeName: site.config.theme, themeServer: server }
  const { pool } = ready ?? openRenderThreads(data)
  const once = { ...options, ...prepared, ledger, pool }
  try {
    return await publishOnce(site, { ...once, standing: readStanding(store, options.out) })
  } catch (error) {
    if (!(error instanceof UpdateFailed)) throw error
    return await publishOnce(site, { ...once, standing: NOTHING_STANDS })
  } finally {
    if (ready === null) await pool.close()
  }
}

/** Pages of all locales, their not-found pages included. */
function countPages({ content }: ReadySite): number {
  return content.manifest.locales.reduce((total, { routes }) => total + routes.length + 1, 0)
}

/** The theme with whatever the site changes about it. */
interface PreparedTheme {
  readonly doors: ThemeDoors
  readonly theme: SiteTheme
  readonly bundle: ClientBundle
  /** Stands for the code that makes pages. */
  readonly code: string
}

async function prepareTheme(
  { root, config, customising }: ReadySite,
  { reader: { store }, progress }: PublishOptions,
): Promise<PreparedTheme> {
  const themeDoors = findTheme(root, config.theme)
  const packages = packageFingerprint([packageFolderOf(themeDoors.server), ownFile('.')])
  const doors = await composeTheme(root, themeDoors, customising, { store, packages })
  const theme = await loadTheme(config.theme, doors.server)
  progress.enter('bundle')
  const bundle = await bundleOnce({
    store,
    key: hashOf('client', packages, ...(customising === null ? [] : [doors.client, doors.styles])),
    // What a site puts into its theme may import from anywhere; only of the packages is it known when they change.
    root: customising === null ? null : root,
    make: async () => {
      // The bundler is large, and mostly there is nothing to bundle.
      const { bundleClient } = await import('./bundle-client.ts')
      return bundleClient(root, doors)
    },
  })
  const code = hashOf(packages, readFileSync(doors.server, 'latin1'))
  return { doors, theme, bundle: unpackBundle(bundle), code }
}

interface PublishOnceOptions extends PublishOptions, PreparedTheme {
  readonly ledger: PageLedger
  readonly pool: RenderThreads['pool']
  readonly standing: StandingFiles
}

async function publishOnce(site: ReadySite, options: PublishOnceOptions): Promise<PublishedSite> {
  const { reader, out, progress, theme, bundle, code, ledger, pool, standing } = options
  const { locales } = site.content.manifest
  progress.expectPages(countPages(site))
  const staging = await openStaging(out)
  const renderer = openRenderer({
    store: reader.store,
    texts: reader.texts,
    surroundings: Object.fromEntries(
      locales.map(({ frame, sidebars }) => [frame.locale.code, { frame, sidebars }]),
    ),
    pool,
  })
  try {
    const output = createOutput({ staging: staging.folder, out, standing })
    progress.enter('pages')
    await writeSite(output, { site, theme, bundle, renderer, code, ledger, onPage: progress.addPage })
    if (site.config.precompress) {
      progress.enter('compress')
      await precompress(output, reader.store)
    }
    progress.enter('publish')
    await staging.publish(output, () => noteStanding(reader.store, out, output.places))
    ledger.keep()
    const rebuilt = ledger.rebuilt()
    const pruned = pruneStoreWhenDue(reader.store.folder, { hasGrown: rebuilt.length > 0, now: Date.now() })
    return { fileCount: output.places.size, sizes: output.sizes, rebuilt, pruned }
  } catch (error) {
    await staging.discard()
    throw error
  }
}
