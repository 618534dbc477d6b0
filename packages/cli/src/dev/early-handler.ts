import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Route } from '@fyr/content-pipeline/manifest'
import { isReady } from '../content/loaded-site.ts'
import { findInstalledStyles, makeEarlyDocument } from './dev-pages.ts'
import { findEarlyScript } from './dev-scripts.ts'
import type { UnreadSite } from './dev-site.ts'
import { isOwnHost } from './is-own-host.ts'
import type { LateVite } from './late-vite.ts'
import { send, sendFile } from './send.ts'

/** Pages whose texts are most of them: others list, or lead to, what has not been read. */
const TELL_OF_THEMSELVES: ReadonlySet<Route['kind']> = new Set(['doc', 'post', 'page'])

/** A browser shows a page within this time, in milliseconds: it would share the cores with a reading that goes on. */
const SHOWING_MS = 300

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** Answers while a site is read for the first time. */
export interface EarlyHandler {
  readonly handle: Handler
  /** Gives all that wait, and whoever comes from now on, to another handler. */
  handOver(next: Handler): void
}

export interface EarlyHandlerOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Where the server listens. */
  readonly host: string
}

/**
 * Answers what can be answered before a large site is read: a page that somebody opens, without what it tells of others, with
 * its style sheet and a script that loads it anew in time. All else waits.
 */
export function createEarlyHandler(
  vite: LateVite,
  unread: UnreadSite,
  { root, host }: EarlyHandlerOptions,
): EarlyHandler {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  let next: Handler | null = null

  function wait(request: IncomingMessage, response: ServerResponse): void {
    // Nobody could tell the next one any more that its reader has gone.
    if (response.destroyed) return
    if (next !== null) next(request, response)
    else waiting.push([request, response])
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request
    const path = url.split(/[?#]/, 1)[0] ?? '/'
    const accept = request.headers.accept ?? ''
    const { config } = unread.loadedConfig
    const file = findEarlyScript(path) ?? (config && findInstalledStyles({ root, config }, url, accept))
    if (sendFile(file, response)) return
    const html = accept.includes('text/html') ? await makePage(path) : null
    if (html === null) {
      wait(request, response)
      return
    }
    send(response, 200, 'index.html', html)
    void unread.during(() => delay(SHOWING_MS))
  }

  function makePage(path: string): Promise<string | null> {
    return unread.during(async (readAlone) => {
      const alone = await readAlone(path)
      const found = alone?.finder?.find(path)
      if (!alone || !found || !TELL_OF_THEMSELVES.has(found.route.kind) || !isReady(alone.site)) return null
      return makeEarlyDocument(vite, alone.site, found)
    })
  }

  return {
    handle(request, response) {
      if (next !== null || !isOwnHost(request.headers.host, host)) wait(request, response)
      // What is wrong is told by whoever has all of the site.
      else answer(request, response).catch(() => wait(request, response))
    },
    handOver(handler) {
      next = handler
      for (const [request, response] of waiting.splice(0)) wait(request, response)
    },
  }
}
