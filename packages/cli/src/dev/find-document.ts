import type { FoundRoute, RouteFinder } from '../content/route-finder.ts'
import { type PlaceRules, pagePlace } from '../site-build/page-place.ts'

/**
 * The page of a path that names its document, as hosts serve it: `/docs/intro/index.html`, or `/docs/intro.html` where
 * a build writes that. Null for every other path.
 */
export function findDocument(
  { find }: Pick<RouteFinder, 'find'>,
  pathname: string,
  rules: PlaceRules,
): FoundRoute | null {
  if (!pathname.endsWith('.html')) return null
  const found = find(pathname.replace(/(?<=\/)index\.html$|\.html$/, ''))
  if (found === null) return null
  const { basePath } = found.locale.siteData.locale
  return basePath + pagePlace(found.route, basePath, rules).html === decode(pathname) ? found : null
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
