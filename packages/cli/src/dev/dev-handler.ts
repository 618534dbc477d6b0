import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { withoutBase } from '@fyr/router'
import { isReady, type ReadySite } from '../content/loaded-site.ts'
import type { FoundRoute } from '../content/route-finder.ts'
import { describeFailure, failurePage } from './failure-page.ts'
import { mapStack } from './map-stack.ts'
import { findDocument } from './find-document.ts'
import { findSiteFile } from './find-site-file.ts'
import { foreignHostText, isOwnHost } from '../serve/is-own-host.ts'
import { refuseWriting } from '../serve/refuse-writing.ts'
import { makeAgentFile } from './make-agent-file.ts'
import { isForEditor, mayOpenInEditor } from './may-open-in-editor.ts'
import type { Store } from '../store/open-store.ts'
import { findSearchFile } from './dev-search.ts'
import { makeCrawlerFile } from './make-crawler-file.ts'
import {
  loadDevTheme,
  findInstalledStyles,
  makeDevData,
  makeDevDocument,
  makeDevPayload,
} from './dev-pages.ts'
import type { SiteSnapshot } from './dev-session.ts'
import { addRevision } from './dev-scripts.ts'
import type { DevSession } from './dev-session.ts'
import type { Revision } from './revision.ts'
import { isClosing, type LazyVite } from './lazy-vite.ts'
import { send, sendFile } from './send.ts'

/**
 * Browsers request the scripts and the style sheet of a page at the same time, and show nothing without the style
 * sheet. Loading Vite, which serves the scripts, blocks this thread, so the style sheet is sent first.
 */
const STYLES_FIRST_MS = 50

const PAYLOAD = /\/page\.json$/
/** Shown while the site cannot be read. Its errors are sent over the connection of the page. */
const NOT_READ = { text: 'Cannot read the site.', issues: [] }
const NOT_SERVED = 'This file is hidden or outside the site.\n'

export interface DevHandlerOptions {
  readonly revision: Revision
  /** The host that the server listens on. */
  readonly host: string
}

/** The site at the time of a request. */
interface FoundSite extends SiteSnapshot {
  readonly revision: number
  readonly store: Store
}

/** Handles requests in development: pages, their data and files from here, everything else from Vite. */
export function createDevHandler(vite: LazyVite, session: DevSession, { revision, host }: DevHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request.headers.host, host)) {
      send(response, 403, 'a.txt', foreignHostText('dev'))
      return
    }
    if (refuseWriting(request, response)) return
    const endAnswer = session.beginAnswer()
    response.once('close', endAnswer)
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    const found = { ...session.current(), revision: revision.current, store: session.store }
    try {
      if (sendStyles(found, request, response) || (await answerFromSite(vite, found, pathname, response))) {
        // The time that a client takes to receive a large file does not count as work.
        endAnswer()
        return
      }
      if (vite.started === null) await delay(STYLES_FIRST_MS)
      const started = await vite.start()
      // Loaded after Vite, because the first page needs neither.
      const { isServable } = await import('./is-servable.ts')
      const { url = '/', headers } = request
      const isRefused = isForEditor(pathname) && !mayOpenInEditor({ url, headers }, found.site.root)
      if (isRefused || !isServable(started, url)) {
        send(response, 403, 'a.txt', NOT_SERVED)
        return
      }
      started.middlewares(request, response, () => void answerNotFound(vite, found, pathname, response))
    } catch (error) {
      await answerFailure(
        vite,
        { pathname, revision: found.revision, root: found.site.root },
        response,
        error,
      )
    }
  }
}

function sendStyles(
  { site }: SiteSnapshot,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  return isReady(site) && sendFile(findInstalledStyles(site, url, headers.accept ?? ''), response)
}

async function answerFromSite(
  vite: LazyVite,
  { site, finder, revision, store }: FoundSite,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  if (!finder || !isReady(site)) return false
  const found = finder.find(pathname) ?? findDocument(finder, pathname, site.config)
  if (found) {
    await sendPage(vite, { site, revision }, found, response)
    return true
  }
  const moved = finder.findRedirect(pathname)
  if (moved) {
    response.writeHead(302, { Location: moved, 'Cache-Control': 'no-store' }).end()
    return true
  }
  const navigated = PAYLOAD.test(pathname) ? finder.find(pathname.replace(PAYLOAD, '/')) : null
  if (navigated) {
    const payload = await makeDevPayload(vite, site, navigated)
    send(response, 200, 'page.json', JSON.stringify(payload))
    return true
  }
  const locale = finder.localeOf(pathname)
  const place = withoutBase(locale.siteData.locale.basePath, pathname)?.slice(1)
  if (!place) return false
  const data = await makeDevData(vite, site, locale, place)
  if (data) {
    send(response, 200, 'data.json', JSON.stringify(data))
    return true
  }
  if (sendFile(findSiteFile(site, place), response)) return true
  const searched = await findSearchFile(vite, { site, locale, store }, place)
  if (searched !== null) {
    send(response, 200, place, searched)
    return true
  }
  const text =
    (await makeCrawlerFile(site, locale, place)) ??
    (await makeAgentFile({
      site,
      finder,
      locale,
      pathname,
      place,
      loadTheme: async () => (await loadDevTheme(vite, site)).theme,
    }))
  if (text !== null) send(response, 200, place, text)
  return text !== null
}

async function sendPage(
  vite: LazyVite,
  { site, revision }: { readonly site: ReadySite; readonly revision: number },
  found: FoundRoute,
  response: ServerResponse,
): Promise<void> {
  const html = await makeDevDocument(vite, site, found)
  const status = found.route.kind === 'not-found' ? 404 : 200
  send(response, status, 'index.html', addRevision(html, revision))
}

async function answerNotFound(
  vite: LazyVite,
  { site, finder, revision }: FoundSite,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  try {
    if (!finder || !isReady(site)) {
      const page = await failurePage(await vite.start(), pathname, NOT_READ)
      send(response, 500, 'index.html', addRevision(page, revision))
      return
    }
    const locale = finder.localeOf(pathname)
    await sendPage(vite, { site, revision }, { route: locale.notFound, locale }, response)
  } catch (error) {
    await answerFailure(vite, { pathname, revision, root: site.root }, response, error)
  }
}

async function answerFailure(
  vite: LazyVite,
  {
    pathname,
    revision,
    root,
  }: { readonly pathname: string; readonly revision: number; readonly root: string },
  response: ServerResponse,
  error: unknown,
): Promise<void> {
  // The server is stopping, or the client has closed the connection.
  if (response.destroyed || isClosing(error)) {
    response.destroy()
    return
  }
  if (error instanceof Error && vite.started) await mapStack(vite.started, error)
  const failure = describeFailure(error, root)
  console.error(failure.text)
  try {
    const page = await failurePage(await vite.start(), pathname, failure)
    send(response, 500, 'index.html', addRevision(page, revision))
  } catch {
    // Without Vite, the failure page would not notice that the error is fixed.
    send(response, 500, 'a.txt', failure.text)
  }
}
