import type { SiteConfig } from '@fyr/content-pipeline'
import type { Route } from '@fyr/content-pipeline/manifest'

/** Where a page stands below its locale's folder, relative and with `/`. */
export interface PagePlace {
  readonly html: string
  /** Null for the not-found page: nothing navigates to it. */
  readonly payload: string | null
}

/** What of a site's configuration says where its pages stand. */
export type PlaceRules = Pick<SiteConfig, 'trailingSlash'>

/**
 * `/no/docs/intro` below `/no/` -> `docs/intro/index.html` and `docs/intro/page.json`; a final slash changes nothing. In a
 * site whose addresses never end in one the page is `docs/intro.html`, as hosts give such files an address without slash.
 * The not-found page is `404.html`, the name that hosts look for.
 */
export function pagePlace(
  route: Pick<Route, 'kind' | 'path'>,
  localeBasePath: string,
  { trailingSlash }: PlaceRules,
): PagePlace {
  if (route.kind === 'not-found') return { html: '404.html', payload: null }
  const inner = route.path.slice(localeBasePath.length).replace(/\/$/, '')
  if (inner === '') return { html: 'index.html', payload: 'page.json' }
  const name = inner.split('/').map(decodeSegment).join('/')
  const html = trailingSlash === false && !route.path.endsWith('/') ? `${name}.html` : `${name}/index.html`
  return { html, payload: `${name}/page.json` }
}

/** Folder of a locale inside the output: `/docs-site/no/` in a site at `/docs-site/` -> `no/`; empty for the default. */
export function localeFolder(localeBasePath: string, siteBasePath: string): string {
  return localeBasePath.slice(siteBasePath.length)
}

/** Hosts decode an address before they look for the file. A malformed escape stays as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
