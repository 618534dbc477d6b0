import { resolve } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import type { CompileThreads } from '../compile/compile-threads.ts'
import { createServer } from '../serve/create-server.ts'
import { listen, type ListenOptions } from '../serve/listen.ts'
import type { ServedSite } from '../serve/served-site.ts'
import { SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { findTheme } from '../theme/load-theme.ts'
import { createDevHandler } from './dev-handler.ts'
import { prepareTheme } from './dev-pages.ts'
import { type DevSession, openDevSession } from './dev-session.ts'
import { createRevision } from './revision.ts'
import { createLazyVite, isClosing, type LazyVite } from './lazy-vite.ts'
import { contentFolders, placesBeside } from './part-of-site.ts'
import { type FolderWatch, watchFolders } from './watch-folders.ts'
import { watchSite } from './watch-site.ts'

/** Reading that takes longer is announced, in milliseconds. */
const LONG_READING_MS = 300

export interface DevOptions extends ListenOptions {
  /** Folder of the site. */
  readonly root: string
  readonly terminal: Terminal
  /** Threads that compile, if they have been started already; they end with the site. */
  readonly threads?: CompileThreads
}

/**
 * Serves a site while it is being written. Pages are made when they are requested; edits of content, configuration,
 * translations and theme show without a restart. Throws `SiteError` when there is no configuration that names a theme.
 */
export async function dev({ root: given, terminal, threads, ...options }: DevOptions): Promise<ServedSite> {
  const root = resolve(given)
  const since = Date.now()
  const folders = watchFolders()
  // Watching starts before the files are read, so that no change is missed.
  const onConfig = (config: SiteConfig): void => {
    for (const place of [...contentFolders(root, config), ...placesBeside(root, config)]) folders.add(place)
  }
  try {
    const session = await announceLongReading(openDevSession(root, { threads, onConfig }), terminal)
    try {
      return await serve(session, folders, { terminal, since }, options)
    } catch (error) {
      await session.close()
      throw error
    }
  } catch (error) {
    folders.close()
    throw error
  }
}

async function serve(
  session: DevSession,
  folders: FolderWatch,
  watchOptions: { readonly terminal: Terminal; readonly since: number },
  options: ListenOptions,
): Promise<ServedSite> {
  const { site } = session.current()
  const { root, config } = site
  if (!config) throw new SiteError(site.diagnostics)
  const server = createServer()
  const vite = createLazyVite(root, {
    themeName: config.theme.package,
    themeServer: findTheme(root, config.theme.package).server,
    contentFolders: contentFolders(root, config),
    server,
    host: options.host,
  })
  const revision = createRevision()
  server.on('request', createDevHandler(vite, session, { revision, host: options.host }))
  try {
    const { origin, close } = await listen(server, options)
    // A browser that is about to open the address takes precedence over background work.
    session.beginAnswer()()
    prepareTheme(vite, site)
    const watch = watchSite(vite, session, { ...watchOptions, revision, folders, origin })
    void startWhenIdle(vite, session)
    return {
      address: origin + config.basePath,
      async close() {
        watch.close()
        folders.close()
        await vite.close()
        await close()
        await session.close()
      },
    }
  } catch (error) {
    await vite.close()
    throw error
  }
}

async function announceLongReading<Result>(reading: Promise<Result>, terminal: Terminal): Promise<Result> {
  const timer = setTimeout(() => terminal.print('Reading the site…'), LONG_READING_MS)
  try {
    return await reading
  } finally {
    clearTimeout(timer)
  }
}

async function startWhenIdle(vite: LazyVite, session: DevSession): Promise<void> {
  try {
    await session.whenIdle()
    await vite.start()
  } catch (error) {
    if (!isClosing(error)) console.error(error)
  }
}
