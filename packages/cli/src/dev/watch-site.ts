import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { HotPayload } from 'vite'
import type { LoadedSite } from '../content/loaded-site.ts'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { THEME_FOLDER } from '../theme/customising-files.ts'
import type { DevSession } from './dev-session.ts'
import type { Edition } from './edition.ts'
import { errorOverlay } from './error-overlay.ts'
import type { LateVite } from './late-vite.ts'
import { partOfSite } from './part-of-site.ts'
import type { FolderWatch } from './watch-folders.ts'

/** Editors save several files, and one file in several steps; changes within this time are one change. */
const SETTLE_MS = 20

/**
 * By then a watch looks at a file that had gone away when it was asked to, and no longer passes over a change that came soon
 * after another one.
 */
const WATCH_BEGINS_MS = 500

/**
 * Told to the browser, with the edition and whether the site is at fault, when pages may look different; `dev-client.ts`
 * listens.
 */
const CONTENT_EVENT = 'fyr:content'

/** Sent by a browser that starts listening, with the edition of its page. */
const EDITION_EVENT = 'fyr:edition'

export interface WatchOptions {
  readonly terminal: Terminal
  /** When the site was read, or earlier; milliseconds since 1970. */
  readonly since: number
  readonly edition: Edition
  /** Looks out below the folders of content since before the site was read; closed by whoever opened it. */
  readonly folders: FolderWatch
}

/** A look-out for changes of a site. */
export interface SiteWatch {
  close(): void
}

/**
 * Tells what is wrong with a site now and whenever a file of it changes, and tells open pages: what is wrong, or that they may
 * be stale. What is wrong with texts that no page has asked for is told when they have been read.
 */
export function watchSite(
  vite: LateVite,
  session: DevSession,
  { terminal, since, edition, folders }: WatchOptions,
): SiteWatch {
  let timer: NodeJS.Timeout | undefined
  const secondLooks = new Set<NodeJS.Timeout>()
  let isOpen = true
  let isRefreshing = false
  let isConfigChanged = false
  let isChangeTold = false
  let told: readonly SiteDiagnostic[] = []
  /** By path relative to the root, with `/`: when the file changed, as of when that was told. */
  const changed = new Map<string, ChangeTime>()
  /** The same by absolute path, of all that has ever been told. */
  const noted = new Map<string, ChangeTime>()

  /** Tells open pages what is wrong with the site, or that they may be stale. Those that do not listen yet ask for it later. */
  function tellPages(site: LoadedSite): void {
    edition.next()
    const overlay = errorOverlay(site)
    vite.started?.ws.send(changeOfContent(overlay !== null))
    if (overlay) vite.started?.ws.send(overlay)
  }

  function changeOfContent(hasFaults: boolean): HotPayload {
    return { type: 'custom', event: CONTENT_EVENT, data: { edition: edition.current, hasFaults } }
  }

  function report(error: unknown): void {
    if (error instanceof SiteError) terminal.report(error.diagnostics)
    else console.error(error)
  }

  function tell({ diagnostics }: LoadedSite): void {
    told = diagnostics
    terminal.report(diagnostics)
  }

  /** The end of the list that a change has begun, or another list when reading the rest brought other faults to light. */
  async function tellSettled(): Promise<void> {
    const { site } = await session.settled()
    const isOther = !isDeepStrictEqual(site.diagnostics, told)
    if (isOther) {
      // Editors that list the diagnostics start a new list at this line, as at a change.
      if (site.diagnostics.length > 0) terminal.print('All documents are read.')
      tell(site)
      tellPages(site)
    }
    if (site.diagnostics.length === 0 && (isChangeTold || isOther)) terminal.print('No problems.')
    isChangeTold = false
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
    isChangeTold = true
    const begun = Date.now()
    const { site } = await session.reload(change)
    if (!isOpen) return
    tell(site)
    vite.started?.watcher.add(filesOfConfig(site))
    if (site.config === null) {
      for (const file of site.loadedConfig.dependencies) seen.set(file, timeBefore(begun, file))
    }
    lookAgain(seen)
    tellPages(site)
    void tellSettled().catch(report)
  }

  /** One change after the other: the list of one would stand below the heading of the next. */
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
      edition.next()
      vite.started.ws.send(changeOfContent(errorOverlay(session.known().site) !== null))
      lookAgain([[file, changeTime(file)]])
    }
  }

  /**
   * Files (absolute) that have changed or come back since they were seen may have done so untold, to Vite too; so may those
   * that stand beside one in a folder that has just come, between its being listed and being watched. Of the others Vite
   * reads anew what it runs itself: it may have read one before the change that was seen.
   */
  function lookAgain(seen: Iterable<readonly [file: string, time: ChangeTime]>): void {
    const look = setTimeout(() => {
      secondLooks.delete(look)
      const unchanged: string[] = []
      for (const [file, time] of seen) {
        const last = changeTime(file)
        // One that was told meanwhile has been taken up, or will be.
        if (last === time || last === noted.get(file)) {
          unchanged.push(file)
          continue
        }
        vite.started?.watcher.emit('change', file)
        noteChange(file)
      }
      readAnew(unchanged)
    }, WATCH_BEGINS_MS)
    secondLooks.add(look)
  }

  /** Has Vite read those files anew that it runs itself, and pages ask whether they are as they were. */
  function readAnew(files: readonly string[]): void {
    if (!vite.started) return
    const { moduleGraph } = vite.started.environments.ssr
    const run = files
      .map((file) => file.replaceAll(sep, '/'))
      .filter((path) => moduleGraph.getModulesByFile(path))
    if (run.length === 0) return
    for (const path of run) moduleGraph.onFileChange(path)
    edition.next()
    vite.started.ws.send(changeOfContent(errorOverlay(session.known().site) !== null))
  }

  tell(session.current().site)
  void tellSettled().catch(report)
  folders.listen({
    onChange(path) {
      noteChange(path)
      // A component may stand among the texts, where Vite does not look.
      vite.started?.watcher.emit('change', path)
    },
    onError: report,
  })
  vite.onStart(({ watcher, ws }) => {
    // Files that the configuration imports may stand outside the root, which Vite watches as a whole.
    watcher.add(filesOfConfig(session.current().site))
    watcher.on('all', (_event, file) => noteChange(file))
    ws.on('connection', (socket) => {
      const overlay = errorOverlay(session.known().site)
      if (overlay) socket.send(JSON.stringify(overlay))
    })
    ws.on(EDITION_EVENT, (shown: unknown, client) => {
      // Whoever sees an overlay is told when it goes.
      if (shown !== edition.current && !errorOverlay(session.known().site))
        client.send(changeOfContent(false))
    })
    for (const file of changedSince(session.current().site, since)) noteChange(file)
  })
  return {
    close() {
      isOpen = false
      clearTimeout(timer)
      for (const look of secondLooks) clearTimeout(look)
    },
  }
}

/** Files that may stand outside the root. Absolute. */
function filesOfConfig({ loadedConfig }: LoadedSite): string[] {
  return [...loadedConfig.dependencies, ...loadedConfig.watched]
}

/** Files that only Vite looks after and that have changed, come or gone away since a time. Absolute. */
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

/** As it was at an earlier time, as far as can be told now: as if not there when it has changed since. */
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
