import { createDiagnosticLog, type Diagnostic, type DiagnosticLog } from './diagnostic.ts'
import { groupBy } from './group-by.ts'
import { type SitePicture, createAssetStore } from './links/asset-store.ts'
import { createSiteIndex, type DraftTarget, type LinkTarget, type SiteIndex } from './links/site-index.ts'
import { spansToText } from './markdown/metadata/spans-to-text.ts'
import type { AssetFile, LocaleManifest, Route } from './manifest/index.ts'
import { describeAuthor } from './pages/describe-author.ts'
import { homeParts } from './pages/load-page.ts'
import { type PageContext, pageContext, type PlannedSite } from './site-data/page-context.ts'
import { indexPreview, recordPreview } from './pages/page-preview.ts'
import {
  type GeneratedDocuments,
  NO_GENERATED_DOCUMENTS,
  reportAtOrigins,
} from './read/generated-documents.ts'
import { readTerms } from './read/read-terms.ts'
import { createFileLister } from './read/list-files.ts'
import type { AuthorRecord } from './read/read-authors.ts'
import { openFolders } from './read/open-folders.ts'
import { readHistory } from './read/read-history.ts'
import { reportAtCommits } from './read/report-at-commits.ts'
import { readDocs } from './read/read-further-docs.ts'
import { type DocsVersion, versionAt } from './read/read-versions.ts'
import { type OpenDocument, openContent, type SiteDocument } from './records/content-documents.ts'
import { describeLocale, NOT_FOUND_ID } from './site-data/describe-locale.ts'
import { dropCollisions } from './routes/drop-collisions.ts'
import { feedLinks } from './routes/feed-files.ts'
import { contentById, type LocaleContent } from './routes/locale-content.ts'
import { planBlogRoutes } from './routes/plan-blog-routes.ts'
import { planDocRoutes } from './routes/plan-doc-routes.ts'
import { planRedirects, settleRedirects } from './routes/plan-redirects.ts'
import {
  type LocalePlan,
  type PlannedRoute,
  planGenerated,
  planWritten,
  settleRoutes,
} from './routes/planned-route.ts'
import { readContent } from './routes/read-content.ts'
import { SEARCH_PAGE, searchAddress } from './records/spell-address.ts'
import { usualDocAddress } from './records/read-doc-records.ts'
import { isHome, usualPageAddress } from './records/read-page-records.ts'
import { isDocRecord, type WrittenRecord } from './records/records.ts'
import type { FrontMatter } from './schemas/front-matter.ts'
import { hasPlugins } from './schemas/markdown-plugins.ts'
import { variablesOf } from './schemas/variables-of.ts'
import type { SiteConfig } from './schemas/site-config.ts'
import { type CategoryIndex, flattenPages, isDoc } from './sidebar/sidebar-tree.ts'
import { ANY_NAMES, type ThemeNames } from './theme-names.ts'

/** Input of a plan. */
export interface SitePlanOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  /** Drafts are pages in development only. */
  readonly mode: 'production' | 'development'
  /**
   * Day of the build, `YYYY-MM-DD` in UTC: posts of later days are left out. Default none, so that the clock has no
   * influence.
   */
  readonly on?: string | null | undefined
  /** Documents of content sources. Default: none. */
  readonly generated?: GeneratedDocuments | undefined
  /** Why images of other hosts could not be fetched, by their addresses. Default: nobody has tried. */
  readonly unfetchedImages?: ReadonlyMap<string, string> | undefined
  /** Default: any. */
  readonly themeNames?: ThemeNames
}

/** The pages of a site, planned from the outlines of its documents. */
export interface SitePlan {
  readonly locales: readonly LocaleManifest[]
  /** Every document of the site once, including those that no page shows. */
  readonly documents: readonly SiteDocument[]
  /** Every page with a source file. */
  readonly written: readonly WrittenRoute[]
  /** Collects the diagnostics of the plan; not those of documents, their content, and site data. */
  readonly log: DiagnosticLog
  /** Broken links and images outside content: those of site data, sidebars, authors and front matter. */
  readonly sharedDiagnostics: readonly Diagnostic[]
  /** Checks them again, after ids of content have changed. */
  readonly checkShared: () => Promise<readonly Diagnostic[]>
  readonly contents: readonly LocaleContent[]
  /** All addresses. */
  readonly index: SiteIndex
  /** Input for the pages of a locale, by its code. Throws a RangeError for an unknown locale. */
  readonly contextOf: (locale: string) => PageContext
  /** Files beside the pages that were requested so far. */
  readonly listAssets: () => readonly AssetFile[]
  /** Pictures of dots that pages have shown so far, by address. */
  readonly listPictures: () => readonly SitePicture[]
  /** Requested files that do not exist so far, relative to the root. */
  readonly listMissing: () => readonly string[]
  /** Addresses of images of other hosts that pages have shown so far and no file keeps. */
  readonly listWantedImages: () => readonly string[]
  /** Diagnostics of generated documents, reported at what these were made from, and those of versions from Git at their commits. */
  readonly reportAtOrigins: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[]
}

/** A page of a locale, and its source file. */
export interface WrittenRoute {
  readonly route: Route
  readonly record: WrittenRecord<FrontMatter>
}

/**
 * Reads the folder of a site and plans its pages, in stages: open every document, plan the routes of each locale,
 * connect the locales, build the site data. Only the outline of a document is needed. `onOpened` is called after the
 * first stage.
 */
export async function planSite(
  {
    root,
    config,
    mode,
    on = null,
    generated = NO_GENERATED_DOCUMENTS,
    unfetchedImages,
    themeNames = ANY_NAMES,
  }: SitePlanOptions,
  open: OpenDocument,
  onOpened: () => void = () => {},
): Promise<SitePlan> {
  const log = createDiagnosticLog()
  const variables = variablesOf(config)
  if (hasPlugins(config.markdown)) await reportPlugins(config, log)
  const terms = readTerms({ root, config, log })
  const files = createFileLister({ root, log, generated })
  const docs = readDocs({ root, config, variables, log })
  const versions = docs.filter(({ isFurther }) => !isFurther)
  const [history, documents] = await Promise.all([
    readHistory({ root, config, log }, generated),
    openContent(docs, { root, config, log, files }, open),
  ])
  onOpened()
  const contents = readContent(
    docs,
    { root, config, mode, on, variables, log, files, documents, history },
    themeNames,
  )
  const plans = contents.map((content) => dropCollisions(planLocale(content, config, log), config, log))
  const settled = settleRoutes(plans)
  const redirects = new Map(
    plans.map((plan) => [
      plan.locale.code,
      settleRedirects(plan, planRedirects(plan, { config, versions }, log)),
    ]),
  )
  const index = createSiteIndex(linkTargets(settled, redirects), {
    root,
    config,
    locales: contents.map(({ locale }) => locale),
    published: publishedFiles(contents, config),
    usualAddress: (file) => usualAddress(file, docs, config),
    versionAt: (address) => versionAt(address, docs)?.name ?? null,
    drafts: contents.flatMap(draftTargets),
  })
  const assets = createAssetStore(root, openFolders(config), config.images, unfetchedImages)
  const { islands, islandSchemas = new Map(), layouts } = themeNames
  const site = {
    root,
    config,
    mode,
    contents,
    redirects,
    history,
    index,
    assets,
    variables,
    islands,
    islandSchemas,
    layouts,
    terms,
    log,
  }
  const share = sharerOf(settled, site)
  const shared = await share()
  return {
    locales: shared.locales,
    sharedDiagnostics: shared.diagnostics,
    checkShared: async () => (await share()).diagnostics,
    documents: documents.all,
    written: writtenRoutes(settled),
    log,
    contents,
    index,
    contextOf: contextsOf(site),
    listAssets: assets.list,
    listPictures: assets.listPictures,
    listMissing: assets.listMissing,
    listWantedImages: assets.listWanted,
    reportAtOrigins: (diagnostics) =>
      reportAtCommits(reportAtOrigins(diagnostics, { root, generated, below: documents.below }), config),
  }
}

/** Builds the site data of each locale, and reports its problems. */
function sharerOf(settled: SettledRoutes, site: PlannedSite) {
  return async () => {
    const own = { ...site, log: createDiagnosticLog() }
    checkShared(settled, own)
    const locales = await Promise.all(
      site.contents.map(({ locale: { code } }) => describeLocale(settled.get(code), pageContext(code, own))),
    )
    return { locales, diagnostics: own.log.list() }
  }
}

/** Apart from the plan's other functions, since functions of one scope keep in memory whatever one of them uses. */
function contextsOf(site: PlannedSite): SitePlan['contextOf'] {
  return (locale) => pageContext(locale, site)
}

/** Compilers set up plugins where they work; problems are reported here, once. */
async function reportPlugins(config: SiteConfig, log: DiagnosticLog): Promise<void> {
  const { createSitePlugins } = await import('./markdown/plugins/site-plugins.ts')
  createSitePlugins(config, log)
}

function planLocale(content: LocaleContent, config: SiteConfig, log: DiagnosticLog): LocalePlan {
  const pages = content.pages.map((page) => {
    const planned = planWritten(page, isHome(page) ? 'home' : 'page', null)
    // The home page is titled by the site; its description falls back to the tagline, not to its first words.
    const description =
      page.frontMatter.description ?? content.messages.translate('site.tagline', config.tagline)
    return isHome(page) ? { ...planned, title: '', description } : planned
  })
  const written = [...pages, ...planDocRoutes(content, config, log), ...planBlogRoutes(content, config)]
  const routes = [...written, ...planSearch(written, config), planNotFound(content)]
  const hidden = () => routes.map((route) => ({ ...route, isIndexed: false }))
  return { locale: content.locale, routes: config.noIndex ? hidden() : routes }
}

/** The page at every unknown address: the site's own, else the theme's. */
function planNotFound({ notFound }: LocaleContent): PlannedRoute {
  const generated = planGenerated('not-found', NOT_FOUND_ID, '404.html')
  if (notFound === null) return generated
  const { title, description } = planWritten(notFound, 'not-found', null)
  return { ...generated, title, description, record: notFound }
}

/** The page of the search, unless the site has a page of its own there. Search engines have lists of their own. */
function planSearch(written: readonly PlannedRoute[], config: SiteConfig): readonly PlannedRoute[] {
  const address = searchAddress(config)
  if (config.search === false || written.some((route) => route.address === address)) return []
  return [{ ...planGenerated('search', SEARCH_PAGE, address), isIndexed: false }]
}

type SettledRoutes = ReadonlyMap<string, ReadonlyMap<PlannedRoute, Route>>

function writtenRoutes(settled: SettledRoutes): WrittenRoute[] {
  return [...settled.values()].flatMap((routes) =>
    [...routes].flatMap(([{ record }, route]) => (record === null ? [] : [{ route, record }])),
  )
}

function linkTargets(settled: SettledRoutes, redirects: PlannedSite['redirects']): LinkTarget[] {
  const aliases = groupBy([...redirects.values()].flat(), ({ to }) => to)
  return [...settled.values()].flatMap((routes) =>
    [...routes]
      .filter(([planned]) => planned.kind !== 'not-found')
      .map(
        ([{ record }, route]) =>
          new PlannedTarget(route, record, aliases.get(route.path)?.map(({ from }) => from) ?? NONE),
      ),
  )
}

const NONE: readonly string[] = []

function draftTargets({ locale, drafts }: LocaleContent): DraftTarget[] {
  return drafts.map(({ address, file }) => ({
    locale: locale.code,
    path: locale.basePath + address,
    originalFile: file.originalFile,
    file: file.source.file,
  }))
}

/** The address that a file of the docs or of the pages has, or would have; null for any other file. */
function usualAddress(
  file: string,
  versions: readonly DocsVersion[],
  { content }: SiteConfig,
): string | null {
  const version = versions.find(({ collection }) => file.startsWith(`${collection.folder}/`))
  if (version !== undefined) return usualDocAddress(file.slice(version.collection.folder.length + 1), version)
  return file.startsWith(`${content.pages}/`) ? usualPageAddress(file.slice(content.pages.length + 1)) : null
}

/** Addresses of the files that the build makes for feed readers, crawlers and agents. */
function publishedFiles(contents: readonly LocaleContent[], config: SiteConfig): ReadonlySet<string> {
  return new Set([
    `${config.basePath}robots.txt`,
    ...contents.flatMap((content) => [
      `${content.locale.basePath}sitemap.xml`,
      ...agentFiles(config).map((file) => content.locale.basePath + file),
      ...feedLinks(content, config).map(({ href }) => href),
    ]),
  ])
}

function agentFiles({ agents }: SiteConfig): string[] {
  if (agents === false) return []
  return ['llms.txt', 'agents.json', ...(agents.fullText ? ['llms-full.txt'] : [])]
}

/** A class, because there is one for each page: its getter is shared, where that of an object is a table of its own. */
class PlannedTarget implements LinkTarget {
  readonly route: Route
  readonly originalFile: string | null
  readonly aliases: readonly string[]
  readonly #record: PlannedRoute['record']

  constructor(route: Route, record: PlannedRoute['record'], aliases: readonly string[]) {
    this.route = route
    this.originalFile = record?.file.originalFile ?? null
    this.aliases = aliases
    this.#record = record
  }

  get doc(): LinkTarget['doc'] {
    const record = this.#record
    if (record === null || !isDocRecord(record)) return null
    return { version: record.version, folder: record.addressFolder }
  }

  get isOriginalGenerated(): boolean {
    return (this.#record?.file.originalOrigin ?? null) !== null
  }

  get isGenerated(): boolean {
    return (this.#record?.file.origin ?? null) !== null
  }

  /** Content that is compiled later has its ids by the time they are needed. */
  hasId(id: string): boolean {
    const document = this.#document
    return document === null || document.hasId(id)
  }

  get ids(): readonly string[] {
    return this.#document?.facts.ids ?? []
  }

  get tabs(): LinkTarget['tabs'] {
    return this.#document?.facts.tabs ?? []
  }

  get title(): string {
    return spansToText(this.#document?.facts.title ?? []) || this.route.title
  }

  get #document(): SiteDocument | null {
    return this.#record?.document.isCompiled === true ? this.#record.document : null
  }
}

function categoryIndexes({ docs }: LocaleContent): CategoryIndex[] {
  const sidebars = docs.flatMap((version) => [...version.sidebars.values()])
  return sidebars.flatMap((nodes) => flattenPages(nodes).flatMap(({ page }) => (isDoc(page) ? [] : [page])))
}

function authorsOf({ authors, posts }: LocaleContent): Set<AuthorRecord> {
  return new Set([...authors.values(), ...posts.flatMap((post) => post.authors)])
}

/** Resolves the links and images outside content, for their diagnostics and for the list of assets. */
function checkShared(settled: SettledRoutes, site: PlannedSite): void {
  for (const [code, routes] of settled) {
    const context = pageContext(code, site)
    for (const index of categoryIndexes(context.content)) indexPreview(index, context)
    for (const author of authorsOf(context.content)) describeAuthor(author, context)
    for (const [{ record, kind }, route] of routes) {
      if (record === null) continue
      recordPreview(record, context)
      if (kind !== 'home') continue
      const page = contentById(context.content).pages.get(route.id)
      if (page !== undefined) homeParts(page, route.path, context)
    }
  }
}
