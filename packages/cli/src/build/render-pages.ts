import type { ContentBuild } from '@fyr/content-pipeline'
import type { LocaleManifest, Route } from '@fyr/content-pipeline/manifest'
import { SiteError } from '../site-error.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import type { LocaleShell } from './locale-shell.ts'

/** A page ready to be written. */
export interface RenderedPage {
  readonly route: Route
  readonly html: string
  /** JSON of what a navigation to the page fetches. */
  readonly payload: string
}

/** Loads and renders the pages of a locale one by one, the not-found page last; none is kept. */
export async function* renderPages(
  locale: LocaleManifest,
  shell: LocaleShell,
  { content, theme }: { content: ContentBuild; theme: SiteTheme },
): AsyncGenerator<RenderedPage> {
  for (const route of [...locale.routes, locale.notFound]) {
    yield renderRoute(route, locale, shell, { content, theme })
  }
}

/** One page. Throws `SiteError` naming it when its content or its components throw. */
async function renderRoute(
  route: Route,
  locale: LocaleManifest,
  shell: LocaleShell,
  { content, theme }: { content: ContentBuild; theme: SiteTheme },
): Promise<RenderedPage> {
  try {
    const page = await content.loadPage(route)
    const { html, payload } = theme.renderPage({
      page,
      frame: locale.frame,
      sidebar: shell.sidebarOf(route),
      assets: shell.assetsOf(route),
      shell: shell.shell,
    })
    return { route, html, payload: JSON.stringify(payload) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const problem = `The page ${route.path} could not be made: ${reason}`
    throw new SiteError([{ code: 'page-failed', file: route.source ?? route.path, problem }], {
      cause: error,
    })
  }
}
