import {
  AGENT_INDEX_VERSION,
  type AgentIndex,
  type AgentIndexPage,
  isListedByEngines,
  markdownAddress,
  type LocaleManifest,
  type Route,
  type SiteData,
} from '@fyr/content-pipeline/manifest'
import type { PageFacts } from '../render/page-facts.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import type { CrawlerFile } from './crawler-files.ts'

/** A page that the files for agents list. */
export interface AgentPage {
  readonly route: Route
  readonly title: string
  /** Its line in `agents.json`: as one text the entries of a large site take less memory. */
  readonly entry: string
}

/** The entry of a page; null for one that search engines should not list either, and for one without Markdown. */
export function agentPageOf(
  route: Route,
  { markdown }: Pick<PageFacts, 'markdown'>,
  siteData: SiteData,
): AgentPage | null {
  if (markdown === null || !isListedByEngines(route)) return null
  const { title, hash, headings } = markdown
  const { id, kind, description } = route
  const entry: AgentIndexPage = {
    id,
    kind,
    title,
    description,
    ...addressesOf(route, siteData),
    hash,
    headings,
  }
  return { route, title, entry: JSON.stringify(entry) }
}

/** Whether a locale publishes its pages as Markdown. */
export function hasAgentFiles(
  { hasMarkdown }: SiteData,
  theme: SiteTheme,
): theme is SiteTheme & Required<Pick<SiteTheme, 'renderMarkdown' | 'renderLlmsText'>> {
  return hasMarkdown === true && theme.renderMarkdown !== undefined && theme.renderLlmsText !== undefined
}

/** `llms.txt` and `agents.json` of a locale. A site may replace them by its own files. */
export function listAgentFiles(
  { siteData, sidebars }: LocaleManifest,
  theme: SiteTheme,
  pages: readonly AgentPage[],
): readonly CrawlerFile[] {
  if (!hasAgentFiles(siteData, theme)) return []
  return [
    { place: 'llms.txt', text: theme.renderLlmsText({ siteData, sidebars, pages }) },
    { place: 'agents.json', text: formatAgentIndex(siteData, pages) },
  ]
}

/** `agents.json`: one page a line. Two of them show what has changed. */
function formatAgentIndex(siteData: SiteData, pages: readonly AgentPage[]): string {
  const { title, locale } = siteData
  const head: Omit<AgentIndex, 'pages'> = {
    version: AGENT_INDEX_VERSION,
    title,
    url: new URL(locale.basePath, siteData.origin).href,
    locale: locale.code,
    lang: locale.lang,
  }
  const entries = pages.map(({ entry }) => entry).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"pages":[\n${entries}\n]}\n`
}

/** Absolute addresses of a page and of its Markdown. */
function addressesOf({ path }: Route, { origin, locale }: SiteData): { url: string; markdown: string } {
  const absolute = (address: string) => new URL(address, origin).href
  return { url: absolute(path), markdown: absolute(markdownAddress(path, locale.basePath)) }
}

/** `llms-full.txt`: the Markdown of all pages, each below its address. */
export function formatFullText(
  siteData: SiteData,
  pages: readonly AgentPage[],
  texts: readonly string[],
): string {
  return pages
    .map(({ route }, index) => `<!-- ${addressesOf(route, siteData).url} -->\n\n${texts[index] ?? ''}`)
    .join('\n')
}
