import type { DocumentCompiler } from './compile/document-compiler.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { FeedFile } from './feeds/build-feeds.ts'
import { loadFeeds } from './feeds/load-feeds.ts'
import type { SitePicture } from './links/asset-store.ts'
import { CONTRACT_VERSION, type Page, type Route, type RouteManifest } from './manifest/index.ts'
import { listSearchPages, type SearchPage } from './pages/list-search-pages.ts'
import { checkText } from './pages/check-text.ts'
import { fillPage, type PagePlan, type TextSource } from './pages/page-plan.ts'
import { planRoutePage } from './pages/plan-route-page.ts'
import { planSite, type SitePlanOptions } from './plan-site.ts'
import { missingTranslations, type MissingTranslations } from './routes/missing-translations.ts'
import { openAndCompile } from './records/open-and-compile.ts'
import { listTranslations, type Translation } from './translation/list-translations.ts'
import { dependenciesOf } from './records/content-documents.ts'
import type { SiteConfig } from './schemas/site-config.ts'
import { checkUrls, listUrls, movedPageFinder } from './urls-lock/check-urls.ts'
import type { LockedUrl } from './urls-lock/urls-lock.ts'

/** Input of `buildManifest`. */
export interface BuildManifestOptions extends SitePlanOptions {
  /** Compiles the documents. Default: in this thread, which suits small sites. */
  readonly compiler?: DocumentCompiler
}

/** A site's content, its diagnostics, and functions that load its pages one by one. */
export interface ContentBuild {
  readonly manifest: RouteManifest
  /** Every diagnostic of every file. Do not publish a build that has errors. */
  readonly diagnostics: readonly Diagnostic[]
  /** The translations that each locale lacks, for translators. Missing translations are not errors. */
  readonly missingTranslations: readonly MissingTranslations[]
  /** Files that documents include, or refer to although they do not exist, relative to the root. */
  readonly dependencies: readonly string[]
  /** Images and other files that pages refer to but that cannot be published, relative to the root. */
  readonly missing: readonly string[]
  /** Addresses of images of allowed hosts that no file keeps yet; absent in development, where nothing is fetched. */
  readonly wantedImages?: readonly string[]
  /** The pictures of dots that pages show, by address; absent in development, where they are shown as they are. */
  readonly pictures?: readonly SitePicture[]
  /** Every address as `urls.lock` lists it; absent in development, where ids are not all known. */
  readonly listUrls?: () => readonly LockedUrl[]
  /** Makes a page of the manifest without its content. Throws a RangeError for a route of another manifest. */
  readonly planPage: (route: Route) => PagePlan
  /** Makes a page with its content. Rejects with a RangeError for a route of another manifest. */
  readonly loadPage: (route: Route) => Promise<Page>
  /** The feeds of a locale, by its code; empty without a blog. Rejects with a RangeError for an unknown locale. */
  readonly loadFeeds: (locale: string) => Promise<readonly FeedFile[]>
  /** The pages of a locale that the search finds, by its code. Rejects with a RangeError for an unknown locale. */
  readonly loadSearchPages: (locale: string) => Promise<readonly SearchPage[]>
  /** The translations of a locale, by its code. Throws a RangeError for an unknown locale. Absent in development. */
  readonly listTranslations?: (locale: string) => readonly Translation[]
  /** The compiled texts of these pages. */
  readonly texts: TextSource
}

/** Compiles all of a site's documents, plans its pages, and checks every link and image. */
export async function buildManifest({
  compiler: ownCompiler,
  ...options
}: BuildManifestOptions): Promise<ContentBuild> {
  const compiler = ownCompiler ?? (await openLocalCompiler(options.root, options.config))
  const plan = await planSite(options, openAndCompile(compiler), () => void compiler.rest?.())
  const { locales, documents, written, log, contents, index, contextOf } = plan
  log.take(plan.sharedDiagnostics)
  for (const { diagnostics } of documents) log.take(diagnostics)
  const findMoved = movedPageFinder(options.root, { locales, index })
  for (const { record, route } of written) checkText(record, route, { ...contextOf(route.locale), findMoved })
  checkUrls(options.root, { locales, index }, log)
  const planPage = (route: Route) => planRoutePage(route, contextOf(route.locale))
  return {
    manifest: { contract: CONTRACT_VERSION, locales, assets: plan.listAssets() },
    pictures: plan.listPictures(),
    diagnostics: plan.reportAtOrigins(log.list()),
    missingTranslations: missingTranslations(contents),
    dependencies: dependenciesOf(documents),
    missing: plan.listMissing(),
    wantedImages: plan.listWantedImages(),
    listUrls: () => listUrls({ locales, index }),
    planPage,
    loadPage: async (route) => fillPage(planPage(route), compiler),
    loadFeeds: async (locale) => loadFeeds(contextOf(locale), compiler),
    loadSearchPages: async (locale) => listSearchPages(contextOf(locale)),
    listTranslations: (locale) => listTranslations(contextOf(locale)),
    texts: compiler,
  }
}

/** The parser and the highlighter are loaded only when something has to be compiled here. */
async function openLocalCompiler(root: string, config: SiteConfig): Promise<DocumentCompiler> {
  const { compileSettings } = await import('./compile/create-local-compiler.ts')
  const { createLocalCompiler } = await import('./compile/create-local-compiler.ts')
  return createLocalCompiler(compileSettings(root, config))
}
