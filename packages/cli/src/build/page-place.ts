import type { Route } from '@fyr/content-pipeline/manifest'

/** Where a page stands below its locale's folder, relative and with `/`. */
export interface PagePlace {
  readonly html: string
  /** Null for the not-found page: nothing navigates to it. */
  readonly payload: string | null
}

/**
 * `/no/docs/intro` below `/no/` -> `docs/intro/index.html` and `docs/intro/page.json`; a final slash changes nothing.
 * The not-found page is `404.html`, the name that hosts look for.
 */
export function pagePlace(route: Pick<Route, 'kind' | 'path'>, localeBasePath: string): PagePlace {
  if (route.kind === 'not-found') return { html: '404.html', payload: null }
  const inner = route.path.slice(localeBasePath.length).replace(/\/$/, '')
  const folder = inner === '' ? '' : `${inner.split('/').map(decodeSegment).join('/')}/`
  return { html: `${folder}index.html`, payload: `${folder}page.json` }
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
