import type { LocaleManifest, Route } from '@fyr/content-pipeline/manifest'
import { isWrittenAsMarkdown, markdownAddress } from '@fyr/content-pipeline/manifest'
import pMap from 'p-map'
import type { ReadySite } from '../content/loaded-site.ts'
import type { RouteFinder } from '../content/route-finder.ts'
import { type AgentPage, agentPageOf, formatFullText, listAgentFiles } from '../site-build/agent-files.ts'
import { contentHash } from '../store/content-hash.ts'
import type { PageMarkdown, SiteTheme } from '../theme/site-theme.ts'

/** Each is compiled first. */
const PAGES_AT_ONCE = 8

const INDEXES = new Set(['llms.txt', 'llms-full.txt', 'agents.json'])

/** A request for a file, and the site in which to look. */
export interface AgentFileRequest {
  readonly site: ReadySite
  readonly finder: RouteFinder
  readonly locale: LocaleManifest
  /** With base path. */
  readonly pathname: string
  /** Below the locale's base path. */
  readonly place: string
  readonly loadTheme: () => Promise<SiteTheme>
}

/** The Markdown of a page, `llms.txt` or `agents.json`, as a build would write it; null for anything else. */
export async function makeAgentFile(request: AgentFileRequest): Promise<string | null> {
  const { site, locale, place, loadTheme } = request
  if (locale.siteData.hasMarkdown !== true) return null
  const route = place.endsWith('.md') ? routeOfMarkdown(request) : null
  if (route !== null) return (await writePage(route, request, await loadTheme()))?.text ?? null
  if (!INDEXES.has(place)) return null
  const theme = await loadTheme()
  const written = await pMap(locale.routes, (one) => listPage(one, request, theme), {
    concurrency: PAGES_AT_ONCE,
  })
  const pages = written.filter((one) => one !== null)
  const { agents } = site.config
  if (place === 'llms-full.txt')
    return agents !== false && agents.fullText
      ? formatFullText(
          locale.siteData,
          pages,
          pages.map(({ text }) => text),
        )
      : null
  return listAgentFiles(locale, theme, pages).find((file) => file.place === place)?.text ?? null
}

/** The page whose Markdown has an address. */
function routeOfMarkdown({ finder, locale, pathname }: AgentFileRequest): Route | null {
  const { basePath } = locale.siteData.locale
  const isHome = pathname === markdownAddress(basePath, basePath)
  const found = finder.find(isHome ? basePath : pathname.replace(/\.md$/, ''))
  return found?.locale === locale ? found.route : null
}

async function listPage(
  route: Route,
  request: AgentFileRequest,
  theme: SiteTheme,
): Promise<(AgentPage & { readonly text: string }) | null> {
  const written = await writePage(route, request, theme)
  if (written === null) return null
  const { text, title, headings } = written
  const facts = { markdown: { title, headings, hash: contentHash(text) } }
  const page = agentPageOf(route, facts, request.locale.siteData)
  return page === null ? null : { ...page, text }
}

async function writePage(
  route: Route,
  { site, locale: { siteData } }: AgentFileRequest,
  { renderMarkdown }: SiteTheme,
): Promise<PageMarkdown | null> {
  if (renderMarkdown === undefined || !isWrittenAsMarkdown(route.kind)) return null
  return renderMarkdown({ page: await site.content.loadPage(route), siteData })
}
