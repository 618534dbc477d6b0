import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { LocaleManifest, Route } from '../manifest/index.ts'
import type { PlannedRoute } from '../routes/planned-route.ts'
import { buildSiteData } from './build-site-data.ts'
import { configuredRedirects } from './configured-redirects.ts'
import { describeSidebars } from './describe-sidebars.ts'
import type { PageContext } from './page-context.ts'

/** Id of the not-found page. */
export const NOT_FOUND_ID = 'not-found'

/** The routes of a locale and what its pages share. */
export async function describeLocale(
  planned: ReadonlyMap<PlannedRoute, Route> | undefined,
  context: PageContext,
): Promise<LocaleManifest> {
  const { code } = context.content.locale
  const routes = [...(planned?.values() ?? [])]
  const notFound = routes.find((route) => route.id === NOT_FOUND_ID)
  if (notFound === undefined) throw new RangeError(`The locale "${code}" has no not-found page.`)
  const siteData = await buildSiteData(context)
  const sidebars = await describeSidebars(context)
  return {
    siteData,
    routes: routes
      .filter((route) => route !== notFound)
      .toSorted((left, right) => compareCodePoints(left.path, right.path)),
    redirects: [...(context.redirects.get(code) ?? []), ...configuredRedirects(context)].toSorted(
      (left, right) => compareCodePoints(left.from, right.from),
    ),
    notFound,
    sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar.name, sidebar])),
  }
}
