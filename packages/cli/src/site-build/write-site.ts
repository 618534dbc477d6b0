import { readFile } from 'node:fs/promises'
import type { SiteConfig } from '@fyr/content-pipeline'
import { isWrittenAsMarkdown, type LocaleManifest, type Route } from '@fyr/content-pipeline/manifest'
import pMap, { pMapIterable } from 'p-map'
import { keyPartsOf, type PageKeyParts, pageKeyOf } from '../render/page-key.ts'
import type { PageRenderer } from '../render/open-renderer.ts'
import { hasErrors, type ReadySite } from '../content/loaded-site.ts'
import { missingHomes } from '../content/report-missing-home.ts'
import { createRouteFinder } from '../content/route-finder.ts'
import { outputSeverity } from '../content/settle-diagnostics.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError, type SiteFault } from '../site-error.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import { type AgentPage, agentPageOf, formatFullText, hasAgentFiles, listAgentFiles } from './agent-files.ts'
import { formatRobots, listCrawlerFiles } from './crawler-files.ts'
import { type BrokenAddress, createLinkCheck } from './link-check.ts'
import { makeSearchFiles } from '../search/search-files.ts'
import type { IndexContext } from '../search/search-index.ts'
import { prepareLocaleShell, type LocaleShell } from './locale-shell.ts'
import { localeFolder, pagePlace } from './page-place.ts'
import { type PageLinks, readPageLinks } from '../render/read-page-links.ts'
import { formatCaddyConfig } from './caddy-config.ts'
import type { HostedSite } from './host-config.ts'
import { formatNginxConfig } from './nginx-config.ts'
import { formatRedirects, listRedirects, redirectPlace } from './redirects.ts'
import { formatHeaderRules, headerRules, securityHeaders } from './site-headers.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { listStaticFiles, type StaticFile } from './static-files.ts'

/** Everything needed to write a site. */
export interface SiteParts {
  readonly site: ReadySite
  readonly theme: SiteTheme
  readonly bundle: ClientBundle
  readonly renderer: PageRenderer
  /** What indexing needs. */
  readonly search: Omit<IndexContext, 'texts'>
  /** Stands for the code that makes pages. */
  readonly code: string
  /** Called for each page in the output. */
  readonly onPage: (page: FinishedPage) => void
}

/** A page in the output. */
export interface FinishedPage {
  /** Address with base path. */
  readonly path: string
  readonly keyParts: PageKeyParts
  /** Whether the store had it. */
  readonly isCached: boolean
}

/**
 * Number of pages in progress: enough to keep every thread busy and to continue with cached pages while an earlier one
 * is rendered; few enough for the memory.
 */
const PAGES_AT_ONCE = 64

/** Each has an open file meanwhile, and systems allow about a thousand per process. */
const FILES_AT_ONCE = 16

/** Enough failed pages to see what is wrong; a broken theme fails on all. */
const MOST_FAILURES = 100

/** A page with what the link check and the files for agents must know of it. */
interface PlacedPage extends FinishedPage {
  /** Of the document, below the output. */
  readonly place: string
  readonly links: PageLinks
  readonly parts: LocaleParts
  /** Null for a page that those files do not list. */
  readonly agentPage: AgentPage | null
}

/** The parts as one locale uses them. */
interface LocaleParts extends SiteParts {
  readonly locale: LocaleManifest
  /** Below the output, with a final slash; empty for the default locale. */
  readonly folder: string
  readonly shell: LocaleShell
  /** Pages for agents, in the order of the routes; complete when all pages are made. */
  readonly agentPages: AgentPage[]
}

/**
 * Fills an output with every locale, each complete in its own folder, and checks every address in the documents.
 * Returns warnings about addresses that lead nowhere where the site tolerates them.
 * Throws `SiteError` for the pages that fail, from a hundred on without looking for more, for places wanted twice and for addresses that lead nowhere.
 */
export async function writeSite(output: SiteOutput, parts: SiteParts): Promise<readonly SiteDiagnostic[]> {
  const { config, content, root } = parts.site
  const { locales } = content.manifest
  const finder = createRouteFinder(content.manifest)
  const check = createLinkCheck({
    ...config,
    origin: config.url,
    finder,
    excused: missingHomes(root, config, locales),
  })
  const statics = listStaticFiles(root, config.content.static)
  const localeParts = locales.map((locale): LocaleParts => ({
    ...parts,
    locale,
    folder: localeFolder(locale.siteData.locale.basePath, config.basePath),
    shell: prepareLocaleShell(locale, parts.theme, parts.bundle),
    agentPages: [],
  }))
  await writeTogether(localeParts.flatMap((one) => assetsOf(output, one, statics)))
  // Made in a thread of its own while pages are rendered.
  const indexed = writeSearch(output, localeParts)
  indexed.catch(() => {})
  const failures: SiteDiagnostic[] = []
  for await (const rendered of renderPages(output, localeParts)) {
    if (rendered instanceof SiteError) {
      failures.push(...rendered.diagnostics)
      if (failures.length >= MOST_FAILURES) break
      continue
    }
    const { agentPage, parts: ownParts } = rendered
    if (agentPage !== null) ownParts.agentPages.push(agentPage)
    check.addPage(rendered)
    parts.onPage(rendered)
  }
  if (failures.length >= MOST_FAILURES) failures.push(siteDiagnostic(moreFailures(failures.length)))
  if (failures.length > 0) throw new SiteError(failures)
  const redirects = localeParts.flatMap(renderRedirects)
  for (const { html, ...redirect } of redirects) check.addPage({ ...redirect, links: readPageLinks(html) })
  await writeTogether(
    redirects.map(
      ({ place, html }) =>
        () =>
          output.write(place, html),
    ),
  )
  await indexed
  await Promise.all(localeParts.map((one) => writeGenerated(output, one)))
  await writeUnlessGiven(output, 'robots.txt', formatRobots(locales))
  await writeServerConfigs(output, parts)
  return sortFaults(check.faults(output.places), config)
}

/** Throws `SiteError` for those that the site does not tolerate; returns the others. */
function sortFaults(faults: readonly BrokenAddress[], { diagnostics }: SiteConfig): SiteDiagnostic[] {
  const severities = outputSeverity(diagnostics)
  const settled = faults.map((fault) => siteDiagnostic({ ...fault, severity: severities[fault.code] }))
  if (hasErrors(settled)) throw new SiteError(settled)
  return settled
}

/** Has no file, so it is last in a report. */
function moreFailures(count: number): SiteFault {
  return {
    code: 'page-failed',
    problem: `The build stopped after ${count} pages failed to render. More may fail.`,
  }
}

/** Writes one file. */
type FileWriter = () => Promise<void>

/** Bundle, content images and static files: the same in every locale, so that each folder is complete. */
function assetsOf(
  output: SiteOutput,
  { site, bundle, shell, folder }: LocaleParts,
  statics: readonly StaticFile[],
): FileWriter[] {
  // Files with the same name and content, such as those of each version of the docs, share one path.
  const assets = new Map(site.content.manifest.assets.map(({ from, to }) => [to, from]))
  const named = [...bundle.files, ...shell.files]
  for (const place of [...named.map((file) => file.place), ...assets.keys()]) output.markAsset(folder + place)
  return [
    ...named.map(
      ({ place, bytes }): FileWriter =>
        () =>
          output.write(folder + place, bytes),
    ),
    ...[...assets].map(
      ([to, from]): FileWriter =>
        () =>
          output.copy(from, folder + to),
    ),
    ...statics.map(
      ({ from, place }): FileWriter =>
        () =>
          output.copy(from, folder + place),
    ),
  ]
}

/** One locale after the other: an index takes much memory while it is made. */
async function writeSearch(output: SiteOutput, locales: readonly LocaleParts[]): Promise<void> {
  await pMap(
    locales,
    async ({ site, locale, folder, bundle, search }) => {
      if (bundle.searchScript === null) return
      const script = locale.siteData.locale.basePath + bundle.searchScript
      const files = await makeSearchFiles({ ...search, content: site.content, locale, script })
      await writeTogether(
        files.map(
          ({ place, bytes }) =>
            () =>
              output.write(folder + place, bytes),
        ),
      )
    },
    { concurrency: 1 },
  )
}

async function writeTogether(writers: readonly FileWriter[]): Promise<void> {
  await pMap(writers, (write) => write(), { concurrency: FILES_AT_ONCE })
}

/**
 * Has every page made, and gives what is told of each, or why it could not be made, by locale in the order of the routes,
 * the not-found page last.
 */
function renderPages(
  output: SiteOutput,
  locales: readonly LocaleParts[],
): AsyncIterable<PlacedPage | SiteError> {
  const pages = locales.flatMap((parts) =>
    [...parts.locale.routes, parts.locale.notFound].map((route) => ({ route, parts })),
  )
  return pMapIterable(pages, async ({ route, parts }) => renderRoute(output, route, parts), {
    concurrency: PAGES_AT_ONCE,
  })
}

async function renderRoute(
  output: SiteOutput,
  route: Route,
  parts: LocaleParts,
): Promise<PlacedPage | SiteError> {
  const { site, shell, renderer, code, locale } = parts
  const { siteData } = locale
  const plan = site.content.planPage(route)
  const assets = shell.assetsOf(route)
  const keyParts = keyPartsOf(plan, {
    shellHash: shell.shellHashOf(assets),
    sidebarHash: shell.sidebarHashOf(route),
    code,
  })
  const key = pageKeyOf(keyParts)
  const outputs = outputsOf(output, route, key, parts)
  const isUnchanged = Object.values(outputs).every(
    (one) => one === null || output.isUnchanged(one.place, one.identity),
  )
  const page = { path: route.path, place: outputs.html.place, keyParts, parts }
  const known = isUnchanged ? renderer.factsOf(key) : null
  if (known !== null) {
    for (const one of Object.values(outputs)) if (one !== null) output.keep(one.place, one.identity)
    return { ...page, links: known, agentPage: agentPageOf(route, known, siteData), isCached: true }
  }
  const claim = (one: PageOutput | null) => (one === null ? null : output.claim(one.place, one.identity))
  const files = {
    html: output.claim(outputs.html.place, outputs.html.identity),
    payload: claim(outputs.payload),
    markdown: claim(outputs.markdown),
  }
  const task = { plan, assets, shell: shell.shell, key, files }
  const rendered = await renderer.render(task).catch(asSiteError)
  if (rendered instanceof SiteError) return rendered
  const { facts, sizes, isCached } = rendered
  for (const name of ['html', 'payload', 'markdown'] as const) {
    const one = outputs[name]
    if (one !== null) output.note(one.place, sizes[name])
  }
  return { ...page, links: facts, agentPage: agentPageOf(route, facts, siteData), isCached }
}

/** A file of a page: its path below the output folder, and a name that changes with its bytes. */
interface PageOutput {
  readonly place: string
  readonly identity: string
}

interface PageOutputs {
  readonly html: PageOutput
  readonly payload: PageOutput | null
  readonly markdown: PageOutput | null
}

/** The files of a page. Static files may replace its Markdown. */
function outputsOf(
  output: SiteOutput,
  route: Route,
  key: string,
  { site, theme, locale, folder }: LocaleParts,
): PageOutputs {
  const { html, payload, markdown } = pagePlace(route, locale.siteData.locale.basePath, site.config)
  const hasMarkdown = hasAgentFiles(locale.siteData, theme)
  const isGiven = markdown !== null && output.places.has(folder + markdown)
  return {
    html: { place: folder + html, identity: key },
    payload: payload === null ? null : { place: folder + payload, identity: `${key}-payload` },
    markdown:
      markdown === null || !hasMarkdown || isGiven || !isWrittenAsMarkdown(route.kind)
        ? null
        : { place: folder + markdown, identity: `${key}-markdown` },
  }
}

/** Returns a diagnostic of the site; rethrows anything else. */
function asSiteError(error: unknown): SiteError {
  if (error instanceof SiteError) return error
  throw error
}

/** The documents at the former addresses of a locale's pages. */
function renderRedirects({ site, theme, locale, folder, shell }: LocaleParts) {
  const { siteData, notFound, redirects } = locale
  const { styleSheet } = shell.assetsOf(notFound)
  return redirects.map((redirect) => ({
    path: redirect.from,
    place: folder + redirectPlace(redirect, siteData.locale.basePath, site.config),
    html: theme.renderRedirect({ to: redirect.to, siteData, styleSheet }),
  }))
}

/** Files that a site may provide itself; then its own are kept. */
async function writeGenerated(
  output: SiteOutput,
  { site, theme, locale, folder, agentPages }: LocaleParts,
): Promise<void> {
  // The file at the root covers all locales, a locale's own is for publishing its folder alone.
  const covered = folder === '' ? site.content.manifest.locales : [locale]
  const rules = headerRules(
    locale.siteData.locale.basePath,
    covered.map(({ siteData }) => siteData.locale.basePath),
    securityOf(site, theme, covered),
    hasAgentFiles(locale.siteData, theme),
  )
  const files = [
    ...(await listCrawlerFiles(site.content, locale)),
    ...listAgentFiles(locale, theme, agentPages),
  ]
  await Promise.all(files.map(({ place, text }) => writeUnlessGiven(output, folder + place, text)))
  await writeUnlessGiven(output, `${folder}_headers`, formatHeaderRules(rules))
  await writeFullText(output, { site, locale, folder, agentPages })
  const redirects = formatRedirects(listRedirects(covered))
  if (redirects !== '') await writeUnlessGiven(output, `${folder}_redirects`, redirects)
}

function securityOf(
  { config }: ReadySite,
  theme: SiteTheme,
  locales: readonly LocaleManifest[],
): Readonly<Record<string, string>> {
  return securityHeaders(
    locales.map(({ siteData }) => theme.contentSecurityPolicy(siteData)),
    { hasFeeds: config.blog !== false },
  )
}

/** Configuration of the web servers that the site asks for, for the whole site. */
async function writeServerConfigs(output: SiteOutput, { site, theme }: SiteParts): Promise<void> {
  const { config, content } = site
  const { locales } = content.manifest
  const hosted: HostedSite = {
    basePath: config.basePath,
    localeBasePaths: locales.map(({ siteData }) => siteData.locale.basePath),
    security: securityOf(site, theme, locales),
    redirects: listRedirects(locales),
    trailingSlash: config.trailingSlash,
    isPrecompressed: config.precompress,
    places: [...output.places.keys()],
  }
  const { servers } = config
  if (servers.includes('nginx')) await writeUnlessGiven(output, '_nginx.conf', formatNginxConfig(hosted))
  if (servers.includes('caddy')) await writeUnlessGiven(output, '_Caddyfile', formatCaddyConfig(hosted))
}

/** `llms-full.txt`, of the Markdown that was written. */
async function writeFullText(
  output: SiteOutput,
  { site, locale, folder, agentPages }: Pick<LocaleParts, 'site' | 'locale' | 'folder' | 'agentPages'>,
): Promise<void> {
  const { agents } = site.config
  if (agents === false || !agents.fullText || agentPages.length === 0) return
  const { basePath } = locale.siteData.locale
  const texts = await pMap(
    agentPages,
    ({ route }) => {
      const { markdown } = pagePlace(route, basePath, site.config)
      return readFile(output.fileOf(`${folder}${markdown}`), 'utf8')
    },
    { concurrency: FILES_AT_ONCE },
  )
  await writeUnlessGiven(output, `${folder}llms-full.txt`, formatFullText(locale.siteData, agentPages, texts))
}

async function writeUnlessGiven(output: SiteOutput, place: string, text: string): Promise<void> {
  if (!output.places.has(place)) await output.write(place, text)
}
