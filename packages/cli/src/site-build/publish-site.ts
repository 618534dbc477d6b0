import { readFileSync } from 'node:fs'
import { type BuiltTheme, buildTheme } from '../bundle/build-theme.ts'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import { usedBundles } from '../bundle/kept-bundle.ts'
import { hasErrors, type ReadySite } from '../content/loaded-site.ts'
import { fileDiagnostics } from '../content/static-files.ts'
import type { SiteReader } from '../content/site-reader.ts'
import { oldAssetsOf } from '../publish/old-assets.ts'
import { createOutput, type OutputSizes, type SiteOutput } from '../publish/site-output.ts'
import { openStaging, UpdateFailed } from '../publish/staging.ts'
import { type LastOutputs, listPublished, NO_OUTPUTS, openLastOutputs } from '../publish/published-files.ts'
import { openRenderer, openRenderThreads, type RenderThreads } from '../render/open-renderer.ts'
import type { PageKeyParts } from '../render/page-key.ts'
import { environmentOf } from '../store/environment-of.ts'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { convertPictures } from '../pictures/convert-pictures.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'
import type { SiteCards, SiteCardsOptions } from '../social-cards/site-cards.ts'
import { type PrunedStore, pruneStoreWhenDue } from '../store/prune-store.ts'
import { findTheme, loadTheme, type ThemeEntryPoints, themeFailed } from '../theme/load-theme.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import {
  type BuildManifest,
  readManifest,
  reasonsFor,
  type RebuiltPage,
  writeManifest,
} from './last-build.ts'
import type { BegunBuild } from './begin-build.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { type PolicyAddition, policyAdditions } from './policy-additions.ts'
import { precompress } from './precompress.ts'
import type { Progress } from './progress.ts'
import type { FinishedPage } from './site-parts.ts'
import { writeSite } from './write-site.ts'

export interface PublishOptions {
  readonly reader: SiteReader
  /** Folder to publish to, absolute. */
  readonly out: string
  readonly progress: Progress
  /** Used if it is the theme of the site. The caller closes its threads. */
  readonly started: StartedTheme | null
  /** Manifest of the last build to that folder. */
  readonly lastManifest: BuildManifest
  /** Hash of the inputs, with which the next build can detect that nothing has changed; null if it cannot be known. */
  readonly hashInputs: BegunBuild['hashInputs']
}

/** A theme that is loaded while the content is read. */
export interface StartedTheme {
  readonly entryPoints: ThemeEntryPoints
  /** Identifies the code of the theme and of this package. */
  readonly packages: string
  readonly threads: RenderThreads
}

/** Starts loading a theme, in one thread and here. Throws `SiteError` when an entry point is missing. */
export function startTheme(root: string, themeName: string, store: Store): StartedTheme {
  const entryPoints = findTheme(root, themeName)
  const data = { storeFolder: store.folder, themeName, themeServer: entryPoints.server }
  const threads = openRenderThreads(data, 1)
  // Errors are reported when the theme is used.
  loadTheme(themeName, entryPoints.server).catch(() => {})
  return { entryPoints, packages: codeFingerprint(root, entryPoints.server), threads }
}

/** A build's report about its output. */
export interface PublishedSite {
  /** Diagnostics of the site, and warnings about the finished pages. */
  readonly diagnostics: readonly SiteDiagnostic[]
  readonly fileCount: number
  /** Bytes of the published files. */
  readonly sizes: OutputSizes
  /** The pages that were rendered, and why. */
  readonly rebuilt: readonly RebuiltPage[]
  /** Unused entries that were removed from the store. */
  readonly pruned: PrunedStore
  /** Number of pictures that are published as they are, because the library that converts them is not installed. */
  readonly unconvertedPictures: number
  /** Additions to the content security policies of all locales, from the configuration. */
  readonly policyAdditions: readonly PolicyAddition[]
}

/**
 * Makes every page of a site, checks every link and updates the published folder. Unchanged files are not rewritten.
 * Throws `SiteError` for problems that only the finished pages show; in that case nothing is published.
 */
export async function publishSite(given: ReadySite, options: PublishOptions): Promise<PublishedSite> {
  const { store } = options.reader
  options.progress.expectPages(countPages(given))
  const built = await buildSiteTheme(given, options)
  const data = { storeFolder: store.folder, themeName: given.config.theme.package, themeServer: built.server }
  const isStarted = options.started?.entryPoints.server === built.server
  // If no threads were started before, every page has to be rendered, so start all of them: they load the theme while
  // it is bundled.
  const { pool } = isStarted ? options.started.threads : openRenderThreads(data, Number.POSITIVE_INFINITY)
  const pools = [pool]
  try {
    const parts = await loadParts(given, built, options)
    const pictures = await convertPictures(given, store, () => options.progress.enter('pictures'))
    if (pictures !== null && hasErrors(pictures.diagnostics))
      throw new SiteError([...fileDiagnostics(given), ...pictures.diagnostics])
    const site = pictures?.addLogos(given) ?? given
    const once = { ...options, ...parts, pictures, rebuilt: [] }
    const last = openLastOutputs(options.out, options.lastManifest.outputs)
    try {
      return await publishOnce(site, { ...once, pool, last })
    } catch (error) {
      if (!(error instanceof UpdateFailed)) throw error
      const { pool: another } = openRenderThreads(data)
      pools.push(another)
      return await publishOnce(site, { ...once, pool: another, last: NO_OUTPUTS })
    }
  } finally {
    await Promise.all(pools.map((one) => one.close()))
  }
}

/** Number of pages of all locales, including not-found pages. */
function countPages({ content }: ReadySite): number {
  return content.manifest.locales.reduce((total, { routes }) => total + routes.length + 1, 0)
}

/** The theme of a site, and the identity of its code. */
interface SiteThemeBuild extends BuiltTheme {
  /** Identifies the code of the theme, of this package and of the packages that the site's components import. */
  readonly allPackages: string
}

async function buildSiteTheme(
  { root, config, customising }: ReadySite,
  { reader: { store }, started }: PublishOptions,
): Promise<SiteThemeBuild> {
  const entryPoints = started?.entryPoints ?? findTheme(root, config.theme.package)
  const packages = started?.packages ?? codeFingerprint(root, entryPoints.server)
  const built = await buildTheme(root, entryPoints, customising, { store, packages })
  const { imports } = built
  const allPackages = imports.length === 0 ? packages : codeFingerprint(root, entryPoints.server, imports)
  return { ...built, allPackages }
}

/** The inputs of pages, except their content. */
interface ThemeParts {
  readonly theme: SiteTheme
  readonly bundle: ClientBundle
  /** Identifies the code that makes pages. */
  readonly code: string
}

async function loadParts(
  { root, config }: ReadySite,
  { server, allPackages, bundleClient }: SiteThemeBuild,
  { progress }: PublishOptions,
): Promise<ThemeParts> {
  const theme = await loadTheme(config.theme.package, server).catch((error: unknown) => {
    throw themeFailed(root, config.theme.package, error)
  })
  progress.enter('bundle')
  const bundle = await bundleClient()
  const source = readFileSync(server, 'utf8')
  const code = hashOf(allPackages, source, environmentOf(source))
  return { theme, bundle, code }
}

interface PublishOnceOptions extends PublishOptions, ThemeParts {
  readonly pictures: SitePictures | null
  /** Pages that were rendered in this attempt to publish or in an earlier one. */
  readonly rebuilt: RebuiltPage[]
  /** Threads for this attempt; they are closed when the pages are made. */
  readonly pool: RenderThreads['pool']
  readonly last: LastOutputs
}

async function publishOnce(site: ReadySite, options: PublishOnceOptions): Promise<PublishedSite> {
  const { reader, out, progress, theme, bundle, code, lastManifest, rebuilt, pool, last, pictures } = options
  const { locales } = site.content.manifest
  progress.expectPages(countPages(site))
  const staging = await openStaging(out)
  const renderer = openRenderer({
    root: site.root,
    store: reader.store,
    texts: reader.texts,
    localeData: Object.fromEntries(
      locales.map(({ siteData, sidebars }) => [siteData.locale.code, { siteData, sidebars }]),
    ),
    pool,
  })
  const pages = new Map<string, PageKeyParts>()
  const onPage = ({ path, keyParts, isCached }: FinishedPage): void => {
    pages.set(path, keyParts)
    if (!isCached) rebuilt.push({ path, reasons: reasonsFor(lastManifest.pages.get(path), keyParts) })
    progress.addPage(isCached)
  }
  try {
    const output = createOutput({ staging: staging.folder, out, last })
    progress.enter('pages')
    const search = { store: reader.store, code }
    const cards = await openCards({ site, store: reader.store, bundle, code })
    const parts = { site, theme, bundle, renderer, search, cards, pictures, code, onPage }
    const ofPages = await writeSite(output, parts)
    const diagnostics = [...site.diagnostics, ...(pictures?.diagnostics ?? []), ...ofPages]
    // Closing takes as long as publishing. The caller that opened the threads waits for it.
    void pool.close()
    if (site.config.precompress) {
      progress.enter('compress')
      await precompress(output, reader.store)
    }
    progress.enter('publish')
    const [first] = locales
    const additions = first === undefined ? [] : policyAdditions(theme, first.siteData)
    const inputs = await describeInputs(diagnostics, output, { ...options, additions })
    // Another build may have published in between; its assets stay too.
    const { outputs: published } = readManifest(reader.store, { root: site.root, out })
    const old = oldAssetsOf(published, output, { rules: site.config.oldAssets, nowMs: Date.now() })
    await staging.publish({ ...output, old }, () => {
      const outputs = listPublished(out, output, old)
      writeManifest(reader.store, { root: site.root, out }, { inputs, pages, outputs })
    })
    const pruned = pruneStoreWhenDue(reader.store.folder, { hasGrown: rebuilt.length > 0, now: Date.now() })
    const { places, sizes } = output
    return {
      diagnostics,
      fileCount: places.size,
      sizes,
      rebuilt,
      pruned,
      unconvertedPictures: pictures?.unconverted ?? 0,
      policyAdditions: additions,
    }
  } catch (error) {
    await staging.discard()
    throw error
  }
}

/** Null for a site without social cards, which does not load the code that renders them. */
async function openCards(options: SiteCardsOptions): Promise<SiteCards | null> {
  if (options.site.config.socialCards === null) return null
  const { openSiteCards } = await import('../social-cards/site-cards.ts')
  return openSiteCards(options)
}

/** The inputs of the whole site, and the report of a build without changes. */
async function describeInputs(
  diagnostics: readonly SiteDiagnostic[],
  { places, sizes }: SiteOutput,
  {
    reader,
    progress,
    hashInputs,
    additions,
  }: PublishOptions & { readonly additions: readonly PolicyAddition[] },
): Promise<BuildManifest['inputs']> {
  const bundles = usedBundles(reader.store)
  const hashed = await hashInputs(bundles)
  if (hashed === null) return null
  const { pageCount, documentCount } = progress.facts()
  const summary = {
    diagnostics,
    fileCount: places.size,
    sizes,
    pageCount,
    documentCount,
    policyAdditions: additions,
  }
  return { ...hashed, bundles, summary }
}
