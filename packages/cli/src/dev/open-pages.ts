import type { HotPayload, ViteDevServer } from 'vite'
import type { LoadedSite } from '../content/loaded-site.ts'
import type { DevSession } from './dev-session.ts'
import { issueReport, type PageIssue } from './issue-report.ts'
import type { LazyVite } from './lazy-vite.ts'
import type { Revision } from './revision.ts'
import { thrownInBrowser } from './thrown-in-browser.ts'

/** Event for the browser when pages may look different, with the revision and the errors; `dev-client.ts` listens. */
const CONTENT_EVENT = 'fyr:content'

/** Event for a browser that has just begun to listen, with the errors. */
const ISSUES_EVENT = 'fyr:issues'

/** Sent by a browser with an exception, and answered under the same name with its place in a file of the site. */
const THROWN_EVENT = 'fyr:thrown'

/** Sent by a browser that starts listening, with the revision of its page. */
const REVISION_EVENT = 'fyr:revision'

export interface OpenPagesOptions {
  readonly vite: LazyVite
  readonly session: DevSession
  readonly revision: Revision
  readonly onError: (error: unknown) => void
}

/** The pages that browsers show. */
export interface OpenPages {
  /** Sends them the errors, or that they may be outdated. Pages that do not listen yet ask for it later. */
  notify(site: LoadedSite): void
}

/** Answers the pages that begin to listen or report an exception, as soon as Vite runs. */
export function listenToPages({ vite, session, revision, onError }: OpenPagesOptions): OpenPages {
  const changeOfContent = (site: LoadedSite): HotPayload => ({
    type: 'custom',
    event: CONTENT_EVENT,
    data: { revision: revision.current, ...issueReport(site) },
  })
  vite.onStart((started) => {
    started.ws.on(REVISION_EVENT, (shown: unknown, client) => {
      const { site } = session.known()
      const found = issueReport(site)
      // A page that shows errors is notified when they are fixed.
      const isStale = shown !== revision.current && found.issues.length === 0
      client.send(isStale ? changeOfContent(site) : { type: 'custom', event: ISSUES_EVENT, data: found })
    })
    answerExceptions(started, onError)
  })
  return {
    notify(site) {
      revision.next()
      vite.started?.ws.send(changeOfContent(site))
    },
  }
}

function answerExceptions(vite: ViteDevServer, onError: (error: unknown) => void): void {
  vite.ws.on(THROWN_EVENT, (sent: unknown, client) => {
    const send = (issue: PageIssue | null): void => {
      if (issue !== null) client.send({ type: 'custom', event: THROWN_EVENT, data: issue })
    }
    thrownInBrowser(vite, sent).then(send).catch(onError)
  })
}
