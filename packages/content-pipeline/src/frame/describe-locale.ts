import { compareCodePoints } from '../compare-code-points.ts'
import type { DiagnosticLog } from '../content-error.ts'
import { buildFrame } from './build-frame.ts'
import type { AssetStore } from '../links/asset-store.ts'
import type { SiteIndex } from '../links/site-index.ts'
import type { LocaleManifest, Redirect, Route } from '../manifest/index.ts'
import type { History } from '../read/read-history.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { blogSidebar } from './blog-sidebar.ts'
import { docSidebars } from './doc-sidebars.ts'
import type { Variables } from '../substitute-variables.ts'
import type { ThemeNames } from '../theme-names.ts'
import { listedPosts, type LocaleContent } from '../routes/locale-content.ts'
import { blogTexts } from '../routes/plan-blog-routes.ts'
import type { PlannedRoute } from '../routes/planned-route.ts'

/** A site whose routes are planned: what its pages are made with. */
export interface PlannedSite {
  readonly root: string
  readonly config: SiteConfig
  readonly contents: readonly LocaleContent[]
  /** By locale code. */
  readonly redirects: ReadonlyMap<string, readonly Redirect[]>
  readonly history: History
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly variables: Variables
  readonly islands: ThemeNames['islands']
  readonly log: DiagnosticLog
}

/** Id of the page for addresses that no page has. */
export const NOT_FOUND_ID = 'not-found'

/** What the pages of a locale share, and its routes. */
export async function describeLocale(
  content: LocaleContent,
  planned: ReadonlyMap<PlannedRoute, Route> | undefined,
  site: PlannedSite,
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
