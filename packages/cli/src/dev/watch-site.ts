import { relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { HotPayload } from 'vite'
import type { LoadedSite } from '../content/loaded-site.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { DevSite } from './dev-site.ts'
import { errorOverlay } from './error-overlay.ts'
import type { LateVite } from './late-vite.ts'
import { contentFolders, partOfSite } from './part-of-site.ts'
import { watchFolders } from './watch-folders.ts'

/** Editors save several files, and one file in several steps; changes within this time are one change. */
const SETTLE_MS = 20

/** Told to the browser when pages may look different; `dev-client.ts` listens. */
const CONTENT_EVENT = 'fyr:content'

/** A look-out for changes of a site. */
export interface SiteWatch {
  close(): void
}

/**
 * Tells what is wrong with a site now and whenever a file of it changes, and tells open pages: what is wrong, or that they may
 * be stale. What is wrong with texts that no page has asked for is told when they have been read.
 */
export function watchSite(vite: LateVite, devSite: DevSite, terminal: Terminal): SiteWatch {
  let timer: NodeJS.Timeout | undefined
  let isConfigChanged = false
  let isChangeTold = false
  let told: readonly SiteDiagnostic[] = []
  const changed = new Set<string>()
  const folders = watchFolders((path) => {
    noteChange(path)
    // A component may stand among the texts, where Vite does not look.
    vite.started?.watcher.emit('change', path)
  })

  /** Before Vite has started, no page listens. */
  function send(payload: HotPayload): void {
    vite.started?.ws.send(payload)
  }

  function tell({ diagnostics }: LoadedSite): void {
    told = diagnostics
    terminal.report(diagnostics)
  }

  /** The end of the list that a change has begun, or another list when reading the rest brought other faults to light. */
  async function tellSettled(): Promise<void> {
    const { site } = await devSite.settled()
    const isOther = !isDeepStrictEqual(site.diagnostics, told)
    if (isOther) {
      // Editors that list the faults begin a new list at this line, as they do at a change.
      if (site.diagnostics.length > 0) terminal.print('All texts are read.')
      tell(site)
      send(errorOverlay(site) ?? { type: 'custom', event: CONTENT_EVENT })
    }
    if (site.diagnostics.length === 0 && (isChangeTold || isOther)) terminal.print('No faults.')
    isChangeTold = false
  }

  async function refresh(): Promise<void> {
    const change = { isConfigChanged, files: [...changed] }
    isConfigChanged = false
    changed.clear()
    terminal.print(`Changed: ${change.files.join(', ')}`)
    isChangeTold = true
    const { site } = await devSite.reload(change)
    tell(site)
    vite.started?.watcher.add([...site.loadedConfig.dependencies])
    watchContent(site)
    send(errorOverlay(site) ?? { type: 'custom', event: CONTENT_EVENT })
    await tellSettled()
  }

  function noteChange(file: string): void {
    const part = partOfSite(devSite.current().site, file)
    if (part !== null) {
      isConfigChanged ||= part === 'configuration'
      changed.add(relative(devSite.current().site.root, file).replaceAll(sep, '/'))
      clearTimeout(timer)
      timer = setTimeout(() => void refresh().catch(report), SETTLE_MS)
    } else if (vite.started?.environments.ssr.moduleGraph.getModulesByFile(file.replaceAll(sep, '/'))) {
      send({ type: 'custom', event: CONTENT_EVENT })
    }
  }

  function watchContent({ root, config }: LoadedSite): void {
    for (const folder of contentFolders(root, config)) folders.add(folder)
  }

  tell(devSite.current().site)
  void tellSettled().catch(report)
  watchContent(devSite.current().site)
  vite.onStart(({ watcher, ws }) => {
    // Files that the configuration imports may stand outside the root, which Vite watches as a whole.
    watcher.add([...devSite.current().site.loadedConfig.dependencies])
    watcher.on('all', (_event, file) => noteChange(file))
    ws.on('connection', (socket) => {
      const overlay = errorOverlay(devSite.known().site)
      if (overlay) socket.send(JSON.stringify(overlay))
    })
  })
  return {
    close() {
      clearTimeout(timer)
      folders.close()
    },
  }
}

function report(error: unknown): void {
  console.error(error)
}
