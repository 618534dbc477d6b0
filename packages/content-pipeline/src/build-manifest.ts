import type { DocumentCompiler } from './compile/document-compiler.ts'
import { compareCodePoints } from './compare-code-points.ts'
import { createDiagnosticLog, type Diagnostic, type DiagnosticLog } from './content-error.ts'
import type { FeedFile } from './feeds/build-feeds.ts'
import { hasFeeds } from './feeds/feed-files.ts'
import { buildFrame } from './frame/build-frame.ts'
import { type AssetStore, createAssetStore } from './links/asset-store.ts'
import { createReferenceResolver } from './links/create-reference-resolver.ts'
import { createSiteIndex, type LinkTarget, type SiteIndex } from './links/site-index.ts'
import {
  CONTRACT_VERSION,
  type LocaleManifest,
  type Page,
  type Redirect,
  type Route,
  type RouteManifest,
} from './manifest/index.ts'
import { compileContent } from './routes/compile-content.ts'
import { fillPage, type PagePlan } from './pages/page-plan.ts'
import { planRoutePage } from './pages/plan-route-page.ts'
import { homeParts } from './pages/load-home.ts'
import type { PageContext } from './pages/page-context.ts'
import { dropCollisions } from './routes/drop-collisions.ts'
import { contentById, listedPosts, type LocaleContent } from './routes/locale-content.ts'
import { isHome } from './routes/read-page-records.ts'
import { blogTexts, planBlogRoutes } from './routes/plan-blog-routes.ts'
import { groupBy } from './group-by.ts'
import { missingTranslations, type MissingTranslations } from './routes/missing-translations.ts'
import { planDocRoutes } from './routes/plan-doc-routes.ts'
import { planRedirects, settleRedirects } from './routes/plan-redirects.ts'
import {
  type LocalePlan,
  type PlannedRoute,
  planGenerated,
  planWritten,
  settleRoutes,
} from './routes/planned-route.ts'
import { type History, readHistory } from './read/read-history.ts'
import { readVersions } from './read/read-versions.ts'
import { readContent } from './routes/read-content.ts'
import { hasPlugins } from './schemas/markdown-plugins.ts'
import { variablesOf } from './schemas/parse-site-config.ts'
import type { SiteConfig } from './schemas/site-config.ts'
import type { AuthorRecord } from './read/read-authors.ts'
import { describeAuthor } from './pages/describe-author.ts'
import { indexPreview, recordPreview } from './pages/page-preview.ts'
import { blogSidebar } from './sidebar/blog-sidebar.ts'
import { docSidebars } from './sidebar/doc-sidebars.ts'
import { type CategoryIndex, flattenPages, isDoc } from './sidebar/sidebar-tree.ts'
import type { Variables } from './substitute-variables.ts'

/** What `buildManifest` needs. */
export interface BuildManifestOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  /** Drafts are pages in development only. */
  readonly mode: 'production' | 'development'
  /** Day of the build, `YYYY-MM-DD` in UTC: posts of later days are held back. Default none, since no clock is asked. */
  readonly on?: string | null | undefined
  /** The theme's names for its texts, which `messages.json` may give; null, the default, takes any name. */
  readonly interfaceTexts?: readonly string[] | null
  /** Compiles the documents; by default here and now, which suits small sites. */
  readonly compiler?: DocumentCompiler
}

/** A site's content, its faults, and a way to get at its pages one by one. */
export interface ContentBuild {
  readonly manifest: RouteManifest
  /** Every fault of every file; a build with an error among them must not be published. */
  readonly diagnostics: readonly Diagnostic[]
  /** What the locales but the default one lack, for those who translate; none of it is a fault. */
  readonly missingTranslations: readonly MissingTranslations[]
  /** Files that documents include, or looked for in vain, relative to the root, wherever they are. */
  readonly dependencies: readonly string[]
  /** Derives a page of the manifest but for its texts. Throws a RangeError for a route of another manifest. */
  readonly planPage: (route: Route) => PagePlan
  /** Derives a page with its texts. Rejects with a RangeError for a route of another manifest. */
  readonly loadPage: (route: Route) => Promise<Page>
  /** The feeds of a locale, by its code; none without a blog. Rejects with a RangeError for an unknown locale. */
  readonly loadFeeds: (locale: string) => Promise<readonly FeedFile[]>
}

/**
 * Reads a site's folder and says what pages it has. The stages: read every file and check it; plan the routes of each
 * locale; settle them across locales; check every link and image; build what the pages of a locale share.
 */
export async function buildManifest({
  root,
  config,
  mode,
  on = null,
  interfaceTexts = null,
  compiler: ownCompiler,
}: BuildManifestOptions): Promise<ContentBuild> {
  const log = createDiagnosticLog()
  const variables = variablesOf(config)
  const compiler = ownCompiler ?? (await openLocalCompiler(root, config))
  if (hasPlugins(config.markdown)) await reportPlugins(config, log)
  const versions = readVersions({ root, config, variables, log })
  const [history, documents] = await Promise.all([
    readHistory({ root, config, log }),
    compileContent(versions, { root, config, log }, compiler),
  ])
  const contents = readContent(
    versions,
    { root, config, mode, on, variables, log, documents, history },
    interfaceTexts,
  )
  const plans = contents.map((content) => dropCollisions(planLocale(content, config, log), config, log))
  const settled = settleRoutes(plans)
  const redirects = new Map(
    plans.map((plan) => [plan.locale.code, settleRedirects(plan, planRedirects(plan, config, log))]),
  )
  const index = createSiteIndex(
    root,
    config,
    contents.map(({ locale }) => locale),
    linkTargets(settled, redirects),
  )
  const assets = createAssetStore(root)
  const site = { root, config, contents, redirects, history, index, assets, variables, log }
  checkReferences(settled, site)
  const planPage = (route: Route) => planRoutePage(route, pageContext(route.locale, site))
  const locales = await Promise.all(
    contents.map((content) => describeLocale(content, settled.get(content.locale.code), site)),
  )
  return {
    manifest: { contract: CONTRACT_VERSION, locales, assets: site.assets.list() },
    diagnostics: log.list(),
    missingTranslations: missingTranslations(contents),
    dependencies: documents.dependencies,
    planPage,
    loadPage: async (route) => fillPage(planPage(route), compiler),
    loadFeeds: async (locale) => {
      const context = pageContext(locale, site)
      const { blog } = config
      // A site without feeds loads nothing that writes them.
      if (blog === false || !hasFeeds(context.content, config)) return []
      const { buildFeeds } = await import('./feeds/build-feeds.ts')
      return buildFeeds(blog, context, compiler)
    },
  }
}

/** Parser and highlighter are loaded for whoever compiles alone: a site whose documents are all compiled needs neither. */
async function openLocalCompiler(root: string, config: SiteConfig): Promise<DocumentCompiler> {
  const { compileSettings } = await import('./compile/compile-settings.ts')
  const { createLocalCompiler } = await import('./compile/create-local-compiler.ts')
  return createLocalCompiler(compileSettings(root, config))
}

/** Compilers set plugins up where they work; what is wrong with one is told here, once. */
async function reportPlugins(config: SiteConfig, log: DiagnosticLog): Promise<void> {
  const { createSitePlugins } = await import('./markdown/site-plugins.ts')
  createSitePlugins(config, log)
}

/** What the stages after reading share. */
interface Site {
  readonly root: string
  readonly config: SiteConfig
  readonly contents: readonly LocaleContent[]
  /** By locale code. */
  readonly redirects: ReadonlyMap<string, readonly Redirect[]>
  readonly history: History
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly variables: Variables
  readonly log: DiagnosticLog
}

const NOT_FOUND_ID = 'not-found'

function planLocale(content: LocaleContent, config: SiteConfig, log: DiagnosticLog): LocalePlan {
  const pages = content.pages.map((page) => {
    const planned = planWritten(page, isHome(page) ? 'home' : 'page', null)
    // The home page is titled by the site; its description falls back to the tagline, not to its first words.
    const description =
      page.frontMatter.description ?? content.messages.translate('site.tagline', config.tagline)
    return isHome(page) ? { ...planned, title: '', description } : planned
  })
  const routes = [
    ...pages,
    ...planDocRoutes(content, config, log),
    ...planBlogRoutes(content, config),
    planGenerated('not-found', NOT_FOUND_ID, '404.html'),
  ]
  return { locale: content.locale, routes }
}

type SettledRoutes = ReadonlyMap<string, ReadonlyMap<PlannedRoute, Route>>

function linkTargets(settled: SettledRoutes, redirects: Site['redirects']): LinkTarget[] {
  const aliases = groupBy([...redirects.values()].flat(), ({ to }) => to)
  return [...settled.values()].flatMap((routes) =>
    [...routes]
      .filter(([planned]) => planned.kind !== 'not-found')
      .map(([{ record }, route]) => ({
        route,
        ids: record === null ? null : new Set(record.facts.ids),
        originalFile: record?.file.originalFile ?? null,
        aliases: (aliases.get(route.path) ?? []).map(({ from }) => from),
      })),
  )
}

function categoryIndexes({ versions }: LocaleContent): CategoryIndex[] {
  const sidebars = versions.flatMap((version) => [...version.sidebars.values()])
  return sidebars.flatMap((nodes) => flattenPages(nodes).flatMap(({ page }) => (isDoc(page) ? [] : [page])))
}

function authorsOf({ authors, posts }: LocaleContent): Set<AuthorRecord> {
  return new Set([...authors.values(), ...posts.flatMap((post) => post.authors)])
}

/** Resolves every link and image once, for its faults and for the list of assets. */
function checkReferences(settled: SettledRoutes, site: Site): void {
  for (const [code, routes] of settled) {
    const context = pageContext(code, site)
    for (const index of categoryIndexes(context.content)) indexPreview(index, context)
    for (const author of authorsOf(context.content)) describeAuthor(author, context)
    for (const [{ record, kind }, route] of routes) {
      if (record === null) continue
      const resolve = createReferenceResolver(record.file, route.path, site)
      for (const reference of record.facts.references) resolve(reference)
      recordPreview(record, context)
      if (kind !== 'home') continue
      const page = contentById(context.content).pages.get(route.id)
      if (page !== undefined) homeParts(page, route.path, context)
    }
  }
}

function pageContext(locale: string, site: Site): PageContext {
  const content = site.contents.find((candidate) => candidate.locale.code === locale)
  if (content === undefined) throw new RangeError(`No locale of this manifest is called "${locale}".`)
  return { ...site, content }
}

async function describeLocale(
  content: LocaleContent,
  planned: ReadonlyMap<PlannedRoute, Route> | undefined,
  site: Site,
): Promise<LocaleManifest> {
  const routes = [...(planned?.values() ?? [])]
  const notFound = routes.find((route) => route.id === NOT_FOUND_ID)
  if (notFound === undefined)
    throw new RangeError(`The locale "${content.locale.code}" has no not-found page.`)
  const links = { locale: content.locale.code, index: site.index, assets: site.assets, log: site.log }
  const locales = site.contents.map(({ locale }) => locale)
  return {
    frame: await buildFrame({ ...links, config: site.config, content, locales, variables: site.variables }),
    routes: routes
      .filter((route) => route !== notFound)
      .toSorted((left, right) => compareCodePoints(left.path, right.path)),
    redirects: site.redirects.get(content.locale.code) ?? [],
    notFound,
    sidebars: Object.fromEntries([
      ...(await docSidebars(content, links)).map((sidebar) => [sidebar.name, sidebar]),
      ...blogSidebars(content, site.config).map((sidebar) => [sidebar.name, sidebar]),
    ]),
  }
}

function blogSidebars(content: LocaleContent, { blog }: SiteConfig) {
  const posts = listedPosts(content)
  if (blog === false || blog.sidebarCount === 0 || posts.length === 0) return []
  const title = blogTexts(content, blog).sidebarTitle
  return [blogSidebar(posts, { title, count: blog.sidebarCount, basePath: content.locale.basePath })]
}
