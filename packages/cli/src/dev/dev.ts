import { resolve } from 'node:path'
import type { CompileThreads } from '../compile/compile-threads.ts'
import { createServer } from '../serve/create-server.ts'
import { listen, type ListenOptions } from '../serve/listen.ts'
import type { ServedSite } from '../serve/served-site.ts'
import { SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { findTheme } from '../theme/load-theme.ts'
import { createDevHandler } from './dev-handler.ts'
import { prepareTheme } from './dev-pages.ts'
import { type DevSite, openUnreadSite, type UnreadSite } from './dev-site.ts'
import { createEarlyHandler } from './early-handler.ts'
import { createEdition } from './edition.ts'
import { createLateVite, isClosing, type LateVite } from './late-vite.ts'
import { contentFolders } from './part-of-site.ts'
import { watchFolders } from './watch-folders.ts'
import { type WatchOptions, watchSite } from './watch-site.ts'

/** Reading that takes longer is told of, in milliseconds. */
const LONG_READING_MS = 300

export interface DevOptions extends ListenOptions {
  /** Folder of the site. */
  readonly root: string
  readonly terminal: Terminal
  /** Threads that compile, if they have been started already; they end with the site. */
  readonly threads?: CompileThreads
}

/**
 * Serves a site while it is being written. Pages are made when they are asked for; edits of content, configuration,
 * translations and theme show without a restart. Throws `SiteError` when there is no configuration that names a theme.
 */
export async function dev({ root: given, terminal, threads, ...options }: DevOptions): Promise<ServedSite> {
  const root = resolve(given)
  const since = Date.now()
  const unread = await openUnreadSite(root, threads)
  try {
    return await serveUnreadSite(unread, root, { terminal, since }, options)
  } catch (error) {
    await unread.close()
    throw error
  }
}

/** Listens before the site is read: whoever waits for the server is heard, and a port that is taken is told at once. */
async function serveUnreadSite(
  unread: UnreadSite,
  root: string,
  watchOptions: Pick<WatchOptions, 'terminal' | 'since'>,
  options: ListenOptions,
): Promise<ServedSite> {
  const { config, diagnostics } = unread.loadedConfig
  if (!config) throw new SiteError(diagnostics)
  const content = contentFolders(root, config)
  const server = createServer()
  const vite = createLateVite(root, {
    themeName: config.theme,
    themeServer: findTheme(root, config.theme).server,
    contentFolders: content,
    server,
    host: options.host,
  })
  const early = createEarlyHandler(vite, unread, { root, host: options.host })
  server.on('request', early.handle)
  const { origin, close } = await listen(server, options)
  const address = origin + config.basePath
  const folders = watchFolders()
  const stop = async (): Promise<void> => {
    folders.close()
    await vite.close()
    await close()
  }
  try {
    // Before the site is read, so that no change comes unseen between the two.
    for (const folder of content) folders.add(folder)
    const devSite = await readAloud(unread, () =>
      watchOptions.terminal.print(`Reading the site that ${address} will show.`),
    )
    // A browser that has waited for the server comes before what nobody has asked for.
    devSite.beginAnswer()()
    const { site } = devSite.current()
    prepareTheme(vite, site)
    const edition = createEdition()
    const watch = watchSite(vite, devSite, { ...watchOptions, edition, folders })
    early.handOver(createDevHandler(vite, devSite, { edition, host: options.host }))
    void startWhenIdle(vite, devSite)
    return {
      address,
      async close() {
        watch.close()
        await stop()
        await devSite.close()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Reads a site, and tells of it if that takes long. */
async function readAloud(unread: UnreadSite, tell: () => void): Promise<DevSite> {
  const telling = setTimeout(tell, LONG_READING_MS)
  try {
    return await unread.read()
  } finally {
    clearTimeout(telling)
  }
}

async function startWhenIdle(vite: LateVite, devSite: DevSite): Promise<void> {
  try {
    await devSite.whenIdle()
    await vite.start()
  } catch (error) {
    if (!isClosing(error)) console.error(error)
  }
}
