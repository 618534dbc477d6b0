import { join, sep } from 'node:path'
import type { LoadedSite } from '../content/loaded-site.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { THEME_FOLDER } from '../customising-files.ts'
import { ChangePrinter } from './change-printer.ts'
import { type ChangeTime, changeTime, filesBelow, timeBefore } from './change-time.ts'
import type { DevSession } from './dev-session.ts'
import type { LazyVite } from './lazy-vite.ts'
import { NotedChanges } from './noted-changes.ts'
import { listenToPages, type OpenPages } from './open-pages.ts'
import { partOfSite } from './part-of-site.ts'
import type { Revision } from './revision.ts'
import { SettledRuns } from './settled-runs.ts'
import type { FolderWatch } from './watch-folders.ts'

/**
 * Time after which the watcher is attached and no longer drops events that follow soon after another one, or those of a
 * file that was missing at first.
 */
const WATCH_BEGINS_MS = 500

export interface WatchOptions {
  readonly terminal: Terminal
  /** When the site was read, or earlier; milliseconds since 1970. */
  readonly since: number
  readonly revision: Revision
  /** Watches the content folders since before the site was read. The caller closes it. */
  readonly folders: FolderWatch
  /** The origin of the server, without the base path, which an edit can change. */
  readonly origin: string
}

/** A running watch on a site. */
export interface SiteWatch {
  close(): void
}

/**
 * Prints the diagnostics of a site now and whenever one of its files changes, and notifies open pages: of the errors,
 * or that they may be outdated. Diagnostics of documents that no page has requested are printed once these are
 * compiled.
 */
export function watchSite(vite: LazyVite, session: DevSession, options: WatchOptions): SiteWatch {
  const watch = new WatchedSite(vite, session, options)
  watch.begin(options)
  return watch
}

class WatchedSite implements SiteWatch {
  readonly #vite: LazyVite
  readonly #session: DevSession
  readonly #pages: OpenPages
  readonly #printer: ChangePrinter
  readonly #changes: NotedChanges
  /** Refreshes run one at a time; otherwise the diagnostics of one change would appear below the heading of the next. */
  readonly #refreshes = new SettledRuns({
    run: () => this.#refresh(),
    isWanted: () => this.#changes.areWaiting,
    onError: (error) => this.#printer.printError(error),
  })
  readonly #rechecks = new Set<NodeJS.Timeout>()
  #isOpen = true

  constructor(vite: LazyVite, session: DevSession, { terminal, revision, origin }: WatchOptions) {
    const { site } = session.current()
    const printer = new ChangePrinter(terminal, origin, site)
    this.#vite = vite
    this.#session = session
    this.#printer = printer
    this.#changes = new NotedChanges(site.root)
    this.#pages = listenToPages({ vite, session, revision, onError: (error) => printer.printError(error) })
  }

  begin({ since, folders }: WatchOptions): void {
    const { site } = this.#session.current()
    this.#printer.printRead(site)
    this.#printWhenSettled()
    folders.listen({
      onChange: (path) => {
        this.#noteChange(path)
        // A component may be in a content folder, which Vite does not watch.
        this.#vite.started?.watcher.emit('change', path)
      },
      onError: (error) => this.#printer.printError(error),
    })
    this.#vite.onStart(({ watcher }) => {
      // Files that the configuration imports may be outside the root, which Vite does not watch.
      watcher.add(filesOfConfig(this.#session.current().site))
      watcher.on('all', (_event, file) => this.#noteChange(file))
      for (const file of changedSince(this.#session.current().site, since)) this.#noteChange(file)
    })
  }

  close(): void {
    this.#isOpen = false
    this.#refreshes.close()
    for (const timeout of this.#rechecks) clearTimeout(timeout)
  }

  /** Prints the final diagnostics once all documents are compiled. */
  #printWhenSettled(): void {
    const print = async (): Promise<void> => {
      const { site } = await this.#session.settled()
      if (this.#printer.printSettled(site)) this.#pages.notify(site)
    }
    void print().catch((error: unknown) => this.#printer.printError(error))
  }

  async #refresh(): Promise<void> {
    const { isConfigChanged, files, seen } = this.#changes.take()
    this.#printer.printChange(files)
    const begun = Date.now()
    const { site } = await this.#session.reload({ isConfigChanged, files })
    if (!this.#isOpen) return
    this.#printer.printRead(site)
    this.#vite.started?.watcher.add(filesOfConfig(site))
    if (site.config === null) {
      for (const file of site.loadedConfig.dependencies) seen.set(file, timeBefore(begun, file))
    }
    this.#recheck(seen)
    this.#pages.notify(site)
    this.#printWhenSettled()
  }

  #noteChange(file: string): void {
    const part = partOfSite(this.#session.current().site, file)
    if (part !== null) {
      this.#changes.add(file, part === 'configuration')
      this.#refreshes.soon()
    } else if (this.#modulesOf(file)) {
      this.#pages.notify(this.#session.known().site)
      this.#recheck([[file, changeTime(file)]])
    }
  }

  /** Modules of a file (absolute) that Vite runs on the server. */
  #modulesOf(file: string): object | undefined {
    return this.#vite.started?.environments.ssr.moduleGraph.getModulesByFile(file.replaceAll(sep, '/'))
  }

  /**
   * Rechecks these files (absolute): the watcher may have missed events for them, and so may Vite. That includes files
   * beside a changed one in a new folder, which may change between listing and watching. Unchanged modules that Vite
   * runs on the server are reloaded too, because Vite may have read them before the change.
   */
  #recheck(seen: Iterable<readonly [file: string, time: ChangeTime]>): void {
    const timeout = setTimeout(() => {
      this.#rechecks.delete(timeout)
      const unchanged: string[] = []
      for (const [file, time] of seen) {
        const last = changeTime(file)
        // A change that was noticed in the meantime is read anyway.
        if (last === time || this.#changes.has(file, last)) {
          unchanged.push(file)
          continue
        }
        this.#vite.started?.watcher.emit('change', file)
        this.#noteChange(file)
      }
      this.#reloadModules(unchanged)
    }, WATCH_BEGINS_MS)
    this.#rechecks.add(timeout)
  }

  /**
   * Makes Vite reload those of the files that it runs on the server, and makes pages check whether they have changed.
   */
  #reloadModules(files: readonly string[]): void {
    const run = files.filter((file) => this.#modulesOf(file))
    if (run.length === 0) return
    for (const file of run)
      this.#vite.started?.environments.ssr.moduleGraph.onFileChange(file.replaceAll(sep, '/'))
    this.#pages.notify(this.#session.known().site)
  }
}

/** Files that may be outside the root. Absolute. */
function filesOfConfig({ loadedConfig }: LoadedSite): string[] {
  return [...loadedConfig.dependencies, ...loadedConfig.watched]
}

/** Files that only Vite watches and that were changed, created or removed since a time. Absolute. */
function changedSince({ root, loadedConfig, content }: LoadedSite, since: number): string[] {
  const files = [
    ...loadedConfig.dependencies,
    ...loadedConfig.watched,
    ...filesBelow(join(root, THEME_FOLDER)),
    ...(content?.dependencies ?? []).map((file) => join(root, file)),
  ]
  const come = (content?.missing ?? [])
    .map((file) => join(root, file))
    .filter((file) => (changeTime(file) ?? 0) >= since)
  return [...files.filter((file) => (changeTime(file) ?? since) >= since), ...come]
}
