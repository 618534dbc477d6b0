import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { HotPayload } from 'vite'
import type { LoadedSite } from '../content/loaded-site.ts'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { THEME_FOLDER } from '../theme/customising-files.ts'
import type { DevSession } from './dev-session.ts'
import type { Revision } from './revision.ts'
import type { LazyVite } from './lazy-vite.ts'
import { issueReport, type PageIssue } from './issue-report.ts'
import { partOfSite } from './part-of-site.ts'
import { thrownInBrowser } from './thrown-in-browser.ts'
import type { FolderWatch } from './watch-folders.ts'

/** Editors save several files, and one file in several steps; changes within this time are one change. */
const SETTLE_MS = 20

/**
 * Time after which the watcher is attached and no longer drops events that follow soon after another one, or those of a
 * file that was missing at first.
 */
const WATCH_BEGINS_MS = 500

/** Event for the browser when pages may look different, with the revision and the errors; `dev-client.ts` listens. */
const CONTENT_EVENT = 'fyr:content'

/** Event for a browser that has just begun to listen, with the errors. */
const ISSUES_EVENT = 'fyr:issues'

/** Sent by a browser with an exception, and answered under the same name with its place in a file of the site. */
const THROWN_EVENT = 'fyr:thrown'

/** Sent by a browser that starts listening, with the revision of its page. */
const REVISION_EVENT = 'fyr:revision'

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
export function watchSite(
  vite: LazyVite,
  session: DevSession,
  { terminal, since, revision, folders, origin }: WatchOptions,
): SiteWatch {
  let timer: NodeJS.Timeout | undefined
  const rechecks = new Set<NodeJS.Timeout>()
  let isOpen = true
  let isRefreshing = false
  let isConfigChanged = false
  let isChangePrinted = false
  let printed: readonly SiteDiagnostic[] = []
  let basePath = session.current().site.config?.basePath
  /** By path relative to the root, with `/`: the time of each change that has not been read yet. */
  const changed = new Map<string, ChangeTime>()
  /** By absolute path: the time of the last noticed change of every file. */
  const noted = new Map<string, ChangeTime>()

  /** Sends the errors to open pages, or that they may be outdated. Pages that do not listen yet ask for it later. */
  function notifyPages(site: LoadedSite): void {
    revision.next()
    vite.started?.ws.send(changeOfContent(site))
  }

  function changeOfContent(site: LoadedSite): HotPayload {
    return {
      type: 'custom',
      event: CONTENT_EVENT,
      data: { revision: revision.current, ...issueReport(site) },
    }
  }

  function report(error: unknown): void {
    if (error instanceof SiteError) terminal.report(error.diagnostics)
    else console.error(error)
  }

  function printDiagnostics({ diagnostics }: LoadedSite): void {
    printed = diagnostics
    terminal.report(diagnostics)
  }

  /** Prints the final diagnostics once all documents are compiled. */
  async function printSettled(): Promise<void> {
    const { site } = await session.settled()
    const isOther = !isDeepStrictEqual(site.diagnostics, printed)
    if (isOther) {
      // Tasks of editors treat this line as the start of a new list of diagnostics, as they do at a change.
      if (site.diagnostics.length > 0) terminal.print('All documents are read.')
      printDiagnostics(site)
      notifyPages(site)
    }
    if (site.diagnostics.length === 0 && (isChangePrinted || isOther)) terminal.print('No problems.')
    isChangePrinted = false
  }

  async function refresh(): Promise<void> {
    const change = { isConfigChanged, files: [...changed.keys()] }
    const { root } = session.current().site
    const seen = new Map([...changed].map(([file, time]) => [join(root, file), time]))
    if (change.files.some((file) => file.startsWith(`${THEME_FOLDER}/`))) {
      for (const file of filesBelow(join(root, THEME_FOLDER)))
        if (!seen.has(file)) seen.set(file, changeTime(file))
    }
    isConfigChanged = false
    changed.clear()
    terminal.print(`Changed: ${change.files.join(', ')}`)
    isChangePrinted = true
    const begun = Date.now()
    const { site } = await session.reload(change)
    if (!isOpen) return
    if (site.config !== null && site.config.basePath !== basePath) {
      basePath = site.config.basePath
      terminal.print(`The site is now at ${origin}${basePath}`)
    }
    printDiagnostics(site)
    vite.started?.watcher.add(filesOfConfig(site))
    if (site.config === null) {
      for (const file of site.loadedConfig.dependencies) seen.set(file, timeBefore(begun, file))
    }
    recheck(seen)
    notifyPages(site)
    void printSettled().catch(report)
  }

  /** Runs one refresh at a time; otherwise the diagnostics of one change would appear below the heading of the next. */
  function refreshSoon(): void {
    clearTimeout(timer)
    if (!isRefreshing) timer = setTimeout(() => void refreshAlone(), SETTLE_MS)
  }

  async function refreshAlone(): Promise<void> {
    isRefreshing = true
    try {
      await refresh()
    } catch (error) {
      report(error)
    }
    isRefreshing = false
    if (isOpen && changed.size > 0) refreshSoon()
  }

  function noteChange(file: string): void {
    const part = partOfSite(session.current().site, file)
    if (part !== null) {
      isConfigChanged ||= part === 'configuration'
      const time = changeTime(file)
      changed.set(relative(session.current().site.root, file).replaceAll(sep, '/'), time)
      noted.set(file, time)
      refreshSoon()
    } else if (vite.started?.environments.ssr.moduleGraph.getModulesByFile(file.replaceAll(sep, '/'))) {
      notifyPages(session.known().site)
      recheck([[file, changeTime(file)]])
    }
  }

  /**
   * Rechecks these files (absolute): the watcher may have missed events for them, and so may Vite. That includes files
   * beside a changed one in a new folder, which may change between listing and watching. Unchanged modules that Vite
   * runs on the server are reloaded too, because Vite may have read them before the change.
   */
  function recheck(seen: Iterable<readonly [file: string, time: ChangeTime]>): void {
    const timeout = setTimeout(() => {
      rechecks.delete(timeout)
      const unchanged: string[] = []
      for (const [file, time] of seen) {
        const last = changeTime(file)
        // A change that was noticed in the meantime is read anyway.
        if (last === time || last === noted.get(file)) {
          unchanged.push(file)
          continue
        }
        vite.started?.watcher.emit('change', file)
        noteChange(file)
      }
      reloadModules(unchanged)
    }, WATCH_BEGINS_MS)
    rechecks.add(timeout)
  }

  /**
   * Makes Vite reload those of the files that it runs on the server, and makes pages check whether they have changed.
   */
  function reloadModules(files: readonly string[]): void {
    if (!vite.started) return
    const { moduleGraph } = vite.started.environments.ssr
    const run = files
      .map((file) => file.replaceAll(sep, '/'))
      .filter((path) => moduleGraph.getModulesByFile(path))
    if (run.length === 0) return
    for (const path of run) moduleGraph.onFileChange(path)
    notifyPages(session.known().site)
  }

  printDiagnostics(session.current().site)
  void printSettled().catch(report)
  folders.listen({
    onChange(path) {
      noteChange(path)
      // A component may be in a content folder, which Vite does not watch.
      vite.started?.watcher.emit('change', path)
    },
    onError: report,
  })
  vite.onStart(({ watcher, ws }) => {
    // Files that the configuration imports may be outside the root, which Vite does not watch.
    watcher.add(filesOfConfig(session.current().site))
    watcher.on('all', (_event, file) => noteChange(file))
    ws.on(REVISION_EVENT, (shown: unknown, client) => {
      const { site } = session.known()
      const found = issueReport(site)
      // A page that shows errors is notified when they are fixed.
      const isStale = shown !== revision.current && found.issues.length === 0
      client.send(isStale ? changeOfContent(site) : { type: 'custom', event: ISSUES_EVENT, data: found })
    })
    ws.on(THROWN_EVENT, (sent: unknown, client) => {
      const send = (issue: PageIssue | null): void => {
        if (issue !== null) client.send({ type: 'custom', event: THROWN_EVENT, data: issue })
      }
      if (vite.started) thrownInBrowser(vite.started, sent).then(send).catch(report)
    })
    for (const file of changedSince(session.current().site, since)) noteChange(file)
  })
  return {
    close() {
      isOpen = false
      clearTimeout(timer)
      for (const timeout of rechecks) clearTimeout(timeout)
    },
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

/** When a file last changed, in milliseconds since 1970; null when it does not exist. */
type ChangeTime = number | null

function changeTime(file: string): ChangeTime {
  return statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? null
}

/** The change time of a file at an earlier time, as far as it is known now: null if the file has changed since. */
function timeBefore(time: number, file: string): ChangeTime {
  const last = changeTime(file)
  return last === null || last >= time ? null : last
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
}
