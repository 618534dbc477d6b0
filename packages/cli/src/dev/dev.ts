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
import { type DevSite, openDevSite } from './dev-site.ts'
import { createEdition } from './edition.ts'
import { createLateVite, isClosing, type LateVite } from './late-vite.ts'
import { contentFolders } from './part-of-site.ts'
import { type SiteWatch, type WatchOptions, watchSite } from './watch-site.ts'

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
  const devSite = await openDevSite(root, threads)
  try {
    return await serveDevSite(devSite, root, { terminal, since }, options)
  } catch (error) {
    await devSite.close()
    throw error
  }
}

async function serveDevSite(
  devSite: DevSite,
  root: string,
  watchOptions: Omit<WatchOptions, 'edition'>,
  options: ListenOptions,
): Promise<ServedSite> {
  const { site } = devSite.current()
  if (!site.config) throw new SiteError(site.diagnostics)
  const server = createServer()
  const edition = createEdition()
  const vite = createLateVite(root, {
    themeName: site.config.theme,
    themeServer: findTheme(root, site.config.theme).server,
    contentFolders: contentFolders(root, site.config),
    server,
    host: options.host,
  })
  let watch: SiteWatch | null = null
  const closeWatches = async (): Promise<void> => {
    watch?.close()
    await vite.close()
  }
  try {
    // A browser that has waited for the server comes before what nobody has asked for.
    devSite.beginAnswer()()
    prepareTheme(vite, site)
    const handle = createDevHandler(vite, devSite, { edition, host: options.host })
    server.on('request', (request, response) => void handle(request, response))
    watch = watchSite(vite, devSite, { ...watchOptions, edition })
    const { origin, close } = await listen(server, options)
    void startWhenIdle(vite, devSite)
    return {
      address: origin + site.config.basePath,
      async close() {
        await closeWatches()
        await close()
        await devSite.close()
      },
    }
  } catch (error) {
    await closeWatches()
    throw error
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
