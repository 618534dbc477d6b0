import type { SiteConfig } from '@fyr/content-pipeline'
import { areDocumentsNamed, type Route } from '@fyr/content-pipeline/manifest'
import { decodeSegment } from '../decode-segment.ts'

/** Output paths of a page below its locale's folder, relative, with `/`. */
export interface PagePlace {
  readonly html: string
  /** Null for the not-found page, which is never navigated to. */
  readonly payload: string | null
  /** Place of its Markdown; null for the not-found page. */
  readonly markdown: string | null
}

/** The part of a site's configuration that decides output paths. */
export type PlaceRules = Pick<SiteConfig, 'trailingSlash'>

/**
 * `/no/docs/intro` below `/no/` -> `docs/intro/index.html` and `docs/intro/page.json`; a trailing slash changes
 * nothing. With `trailingSlash: false` or `'folders'` the page is `docs/intro.html`, which hosts serve without a slash.
 * The not-found page is `404.html`, the name that hosts expect.
 */
export function pagePlace(
  route: Pick<Route, 'kind' | 'path'>,
  localeBasePath: string,
  { trailingSlash }: PlaceRules,
): PagePlace {
  if (route.kind === 'not-found') return { html: '404.html', payload: null, markdown: null }
  const inner = route.path.slice(localeBasePath.length).replace(/\/$/, '')
  if (inner === '') return { html: 'index.html', payload: 'page.json', markdown: 'index.md' }
  const name = inner.split('/').map(decodeSegment).join('/')
  const html =
    areDocumentsNamed(trailingSlash) && !route.path.endsWith('/') ? `${name}.html` : `${name}/index.html`
  return { html, payload: `${name}/page.json`, markdown: `${name}.md` }
}

/** Folder of a locale inside the output: `/docs-site/no/` in a site at `/docs-site/` -> `no/`; empty for the default. */
export function localeFolder(localeBasePath: string, siteBasePath: string): string {
  return localeBasePath.slice(siteBasePath.length)
}
