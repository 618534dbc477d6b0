import type { SiteData } from '@fyr/content-pipeline/manifest'
import { withoutBase } from '@fyr/router'

/** The addresses that the shell of one locale may show without loading a document. */
export interface SiteArea {
  readonly origin: string
  readonly basePath: string
  /** Base paths of other locales inside ours: `/no/` inside `/`. */
  readonly otherBasePaths: readonly string[]
}

/** Makes the area of the site data's locale on the origin that serves it. */
export function siteAreaOf(
  { locale, locales }: Pick<SiteData, 'locale' | 'locales'>,
  origin: string,
): SiteArea {
  const { basePath } = locale
  const others = locales
    .map((other) => other.basePath)
    .filter((path) => path !== basePath && isBelow(path, basePath))
  return { origin, basePath, otherBasePaths: others }
}

/** Whether an address is in the area; the base path counts without its trailing slash too. */
export function isInArea(url: URL, area: SiteArea): boolean {
  // Without its origin, a path of two slashes would name another host.
  if (url.origin !== area.origin || url.pathname.startsWith('//') || !isBelow(url.pathname, area.basePath))
    return false
  return !area.otherBasePaths.some((path) => isBelow(url.pathname, path))
}

function isBelow(pathname: string, basePath: string): boolean {
  return withoutBase(basePath, pathname) !== null
}
