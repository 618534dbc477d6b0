import type { PagePlan } from '@fyr/content-pipeline'
import type { LocaleManifest, Route } from '@fyr/content-pipeline/manifest'
import { isWrittenAsMarkdown } from '@fyr/content-pipeline/manifest'
import { pMapIterable } from 'p-map'
import type { SiteOutput } from '../publish/site-output.ts'
import { writeTogether } from '../publish/write-together.ts'
import { keyPartsOf, pageKeyOf } from '../render/page-key.ts'
import { type PageLinks, readPageLinks } from '../render/read-page-links.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'
import { type AgentPage, agentPageOf, hasAgentFiles } from './agent-files.ts'
import type { LinkCheck } from './link-check.ts'
import type { StyleCheck } from './style-check.ts'
import { pagePlace } from './page-place.ts'
import { redirectPlace, redirectsWithPage } from './redirects.ts'
import type { FinishedPage, LocaleParts } from './site-parts.ts'

/**
 * Number of pages in progress: enough to keep every thread busy and to continue with cached pages while an earlier one
 * is rendered; few enough for the memory.
 */
const PAGES_AT_ONCE = 64

/** Enough failed pages to see what is wrong; a broken theme fails on all. */
const MAX_FAILURES = 100

/** A page with what the link check and the files for agents must know of it. */
interface PlacedPage extends FinishedPage {
  /** Place of the document, below the output. */
  readonly place: string
  readonly links: PageLinks
  readonly parts: LocaleParts
  /** Null for a page that those files do not list. */
  readonly agentPage: AgentPage | null
}

/**
 * Writes every page of all locales and the documents at their former addresses, and shows each to the checks of finished pages.
 * Throws `SiteError` for the pages that fail, from a hundred on without looking for more.
 */
export async function writePages(
  output: SiteOutput,
  locales: readonly LocaleParts[],
  check: LinkCheck,
  styles: StyleCheck,
): Promise<void> {
  const failures: SiteDiagnostic[] = []
  for await (const rendered of renderPages(output, locales)) {
    if (rendered instanceof SiteError) {
      failures.push(...rendered.diagnostics)
      if (failures.length >= MAX_FAILURES) break
      continue
    }
    const { agentPage, parts } = rendered
    if (agentPage !== null) parts.agentPages.push(agentPage)
    check.addPage(rendered)
    styles.addPage(rendered)
    parts.onPage(rendered)
  }
  if (failures.length >= MAX_FAILURES) failures.push(siteDiagnostic(moreFailures(failures.length)))
  if (failures.length > 0) throw new SiteError(failures)
  const manifests = locales.map(({ locale }) => locale)
  const redirects = locales.flatMap((parts) => renderRedirects(parts, manifests))
  for (const { html, ...redirect } of redirects) check.addPage({ ...redirect, links: readPageLinks(html) })
  await writeTogether(
    redirects.map(
      ({ place, html }) =>
        () =>
          output.write(place, html),
    ),
  )
}

/** Has no file, so it is last in a report. */
function moreFailures(count: number): SiteIssue {
  return {
    code: 'page-failed',
    problem: `The build stopped after ${count} pages failed to render. More may fail.`,
  }
}

/**
 * Renders every page, and yields what the link check needs of it, or the error of a page that failed. Pages come by locale,
 * in the order of the routes, the not-found page last.
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
  const { shell, renderer, code, locale } = parts
  const { siteData } = locale
  const plan = planWithPictures(route, parts)
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

/** The plan of a page with the files of its pictures, and with its social card. */
function planWithPictures(route: Route, { site, pictures, cards, locale, folder }: LocaleParts): PagePlan {
  const written = site.content.planPage(route)
  const planned = pictures?.addFiles(written, locale.siteData.locale.basePath) ?? written
  return cards?.addCard(planned, locale, folder) ?? planned
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
function renderRedirects(
  { site, theme, locale, folder, shell }: LocaleParts,
  locales: readonly LocaleManifest[],
) {
  const { siteData, notFound } = locale
  const assets = shell.assetsOf(notFound)
  return redirectsWithPage(locale, locales).map((redirect) => ({
    path: redirect.from,
    place: folder + redirectPlace(redirect, siteData.locale.basePath, site.config),
    html: theme.renderRedirect({ to: redirect.to, siteData, assets }),
  }))
}
